"""What the game sounds like: a folder for what all share and one a game, and `synth`, which made them."""

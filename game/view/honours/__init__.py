"""Who has won, and what comes with it: medals, the podium, confetti."""

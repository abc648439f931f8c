"""What every scene with a table has, whether a match is played on it or a deal is only looked at."""

// Loaded into each program that the launcher starts: when the launcher is gone, killed without a chance to clean up, the
// channel to it closes, and the program is asked to stop as Ctrl-C would ask it.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

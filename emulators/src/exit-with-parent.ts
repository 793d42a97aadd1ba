// Loaded into each program that the launcher starts: when the launcher is gone, killed without a chance to clean up, the
// channel to it closes, and the program is asked to stop as Ctrl-C would ask it. Nobody reads its words any more: that
// must not keep it from stopping in order.
process.once('disconnect', () => {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  process.kill(process.pid, 'SIGINT');
});
process.channel?.unref();

/** Loaded into every measured server: answers a message with the CPU time of the process in milliseconds. */
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
// A server must not live because it can be asked.
process.channel?.unref();

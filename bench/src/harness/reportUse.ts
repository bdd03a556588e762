/** Loaded into every measured server: answers a message with the CPU time of the process (milliseconds) and its memory (bytes). */
process.on('message', (message) => {
  if (message !== 'use') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000, memory: process.memoryUsage.rss() });
});
// A server must not live because it can be asked.
process.channel?.unref();

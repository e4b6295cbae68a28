// Preloaded into every service: it stops as on SIGTERM when its parent process ends, even after kill -9.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

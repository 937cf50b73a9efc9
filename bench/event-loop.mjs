/**
 * Runs inside the portal for replanning.mjs. Answers each message with the event-loop delay since the last
 * message.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 2;
const delays = monitorEventLoopDelay({ resolution });
delays.enable();
process.on('message', () => {
  const ms = (nanoseconds) => Math.max(0, Math.round((nanoseconds / 1e6 - resolution) * 10) / 10);
  const said = { p50: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), max: ms(delays.max) };
  process.send(said);
  delays.reset();
});
process.channel?.unref();

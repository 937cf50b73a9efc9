import { setTimeout as pause } from 'node:timers/promises';

export const restartInTurn = async (portals, balancer, program) => {
  for (const portal of portals) {
    await portal.end();
    if (program) portal.program = program;
    await portal.start();
    while (balancer.ready() < portals.length) await pause(50);
  }
};

export const countFailures = ({ statuses }) =>
  [...statuses].reduce((sum, [status, count]) => (status === 200 ? sum : sum + count), 0);

import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#http/refusal.ts';

/** argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is expensive: few hashes run at once, and a full queue rejects new ones. */
const atOnce = Math.min(4, availableParallelism());
const longestQueue = 200;
let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) {
      throw new Refusal('unavailable', { message: 'answers:http.service_unavailable', retryAfter: 2 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

const counted = { hashed: 0, verified: 0 };
export const readPasswordWorkCounters = (): Readonly<typeof counted> => ({ ...counted });

export const hashPassword = (password: string): Promise<string> => {
  counted.hashed += 1;
  return inTurn(() => hash(password, cost));
};

/** Hash verified when no account exists, so that the response takes equally long. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$jVn2Hguqa86/r4ISlsK8mA$56/gj5wDWDgRFphnO575xZEZq/j5Yf+NoLt28lGX3uM';

const matches = async (passwordHash: string, password: string): Promise<boolean> => {
  try {
    return await verify(passwordHash, password);
  } catch {
    await verify(decoy, password);
    return false;
  }
};

export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  counted.verified += 1;
  const right = await inTurn(() => matches(passwordHash ?? decoy, password));
  return right && passwordHash !== undefined;
};

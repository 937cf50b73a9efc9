import type { ReactNode } from 'react';
import { CodeSamples } from '../samples/code-samples.tsx';
import { firstCall } from '../samples/first-call.ts';
import type { Surroundings } from '../samples/sample.ts';
import type { Place } from './chapters.ts';

type Beside = Partial<Readonly<Record<Place, (title: string, surroundings: Surroundings) => ReactNode>>>;

/** What stands at the right of a part: code. */
export const beside: Beside = {
  'start/sign-in': (title, where) => <CodeSamples label={title} samples={firstCall('sign-in', where)} />,
  'start/read': (title, where) => <CodeSamples label={title} samples={firstCall('read', where)} />,
  'start/write': (title, where) => <CodeSamples label={title} samples={firstCall('write', where)} />,
  'start/refused': (title, where) => <CodeSamples label={title} samples={firstCall('refused', where)} />,
};

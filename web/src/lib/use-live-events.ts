import { useEffect, useRef } from 'react';
import type { LiveEvent } from './live/live-event.ts';
import { SharedLiveStream } from './live/shared-live-stream.ts';

export type { LiveEvent } from './live/live-event.ts';

let tab: SharedLiveStream | undefined;

const liveTab = (): SharedLiveStream => {
  if (!tab) {
    tab = new SharedLiveStream();
    tab.start();
  }
  return tab;
};

export const useLiveEvents = (topics: readonly string[], onEvent: (event: LiveEvent) => void): void => {
  const reaction = useRef(onEvent);
  useEffect(() => {
    reaction.current = onEvent;
  });
  const key = topics.join(',');
  useEffect(
    () => (key === '' ? undefined : liveTab().subscribe(key.split(','), (event) => reaction.current(event))),
    [key],
  );
};

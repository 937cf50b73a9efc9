import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { api } from '#lib/api-client.ts';
import type { SectionName } from '@shiptime/domain/applications/sections/sections';
import type { LiveEvent } from '#lib/use-live-events.ts';
import {
  removeStalePresences,
  receivePresence,
  isPageAttended,
  noPresences,
  type Presences,
  type PresenceAnnouncement,
  presenceIntervalMs,
} from './presence.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const useLastInput = (): RefObject<number> => {
  const lastSign = useRef(0);
  useEffect(() => {
    const sign = () => {
      lastSign.current = Date.now();
    };
    sign();
    const options = { passive: true, capture: true };
    for (const kind of signsOfLife) window.addEventListener(kind, sign, options);
    return () => {
      for (const kind of signsOfLife) window.removeEventListener(kind, sign, options);
    };
  }, []);
  return lastSign;
};

const say = (applicationId: number, section: SectionName | null): void => {
  void api
    .post(
      `/ship_time_requests/${applicationId}/presence`,
      { section },
      { keepalive: section === null, idempotencyKey: undefined },
    )
    .catch(() => undefined);
};

type Options = {
  readonly applicationId: number;
  readonly userId: number;
  /** Null if the person is only reading. */
  readonly section: SectionName | null;
};

export const usePresence = ({ applicationId, userId, section }: Options) => {
  const [present, setPresent] = useState<Presences>(noPresences);
  const known = useRef(present);
  const here = useRef(section);
  // Announces only after subscribing; otherwise the others' replies would be missed.
  const listening = useRef(false);
  const lastSign = useLastInput();
  useEffect(() => {
    known.current = present;
    here.current = section;
  });
  useEffect(() => {
    if (section === null) return undefined;
    if (listening.current) say(applicationId, section);
    const timer = setInterval(() => {
      if (isPageAttended(lastSign.current, Date.now())) say(applicationId, section);
    }, presenceIntervalMs);
    return () => clearInterval(timer);
  }, [applicationId, section, lastSign]);
  useEffect(() => {
    const timer = setInterval(
      () => setPresent((before) => removeStalePresences(before, Date.now())),
      presenceIntervalMs,
    );
    const leave = () => here.current !== null && say(applicationId, null);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      listening.current = false;
      leave();
    };
  }, [applicationId]);
  const onEvent = useCallback(
    (event: LiveEvent) => {
      const attended = isPageAttended(lastSign.current, Date.now());
      if (event.kind === 'listening' || event.kind === 'resync') {
        listening.current = true;
        if (attended && here.current !== null) say(applicationId, here.current);
      }
      if (event.kind !== 'presence') return;
      const said = event as unknown as PresenceAnnouncement;
      if (said.user_id === userId) return;
      // The server stores no presence, so open pages introduce themselves to newcomers.
      if (attended && said.section !== null && !known.current.has(said.user_id) && here.current !== null)
        say(applicationId, here.current);
      setPresent((before) => receivePresence(before, said, Date.now()));
    },
    [applicationId, userId, lastSign],
  );
  return { present, onEvent };
};

import type { TransitionAction } from '@shiptime/domain/applications/lifecycle';
import type { DemoApplication, DemoContext } from './demo-context.ts';
import words from './data/words.json' with { type: 'json' };
import { finalStepFraction } from './plan-steps.ts';
import { pickRandom, createRandomFromWords } from './random.ts';

export type DemoEvent = {
  readonly action: TransitionAction;
  readonly at: number;
  readonly by: number;
  readonly text: string | null;
  readonly vessel_id: number;
};

export type PlacedApplicationIds = ReadonlySet<number>;

type Story = {
  readonly application: DemoApplication;
  readonly coordinator: number;
  readonly vessel_id: number;
};

const event = (
  { application, coordinator, vessel_id }: Story,
  action: TransitionAction,
  at: number,
  text: string | null = null,
  by: number = coordinator,
): DemoEvent => ({ action, at: application.moments.inReview(at), by, text, vessel_id });

const answeredQuestion = (story: Story): DemoEvent[] => {
  const { campaign, proponent, co_proponents, yearKey } = story.application;
  const random = createRandomFromWords('question', campaign.key, yearKey);
  if (random() > 0.2) return [];
  const [question, answer] = pickRandom(random, words.clarifications[campaign.language]);
  const asked = 0.04 + random() * 0.08;
  const answers = random() < 0.3 ? (co_proponents[0] ?? proponent) : proponent;
  return [
    event(story, 'clarify', asked, question ?? null),
    event(story, 'respond', asked + 0.02 + random() * 0.06, answer ?? null, answers),
  ];
};

const reason = ({ application: { campaign, yearKey } }: Story, of: 'rejections' | 'withdrawals'): string =>
  pickRandom(createRandomFromWords(of, campaign.key, yearKey), words[of][campaign.language]);

const outcomeEvents = (story: Story, placed: PlacedApplicationIds, administrator: number): DemoEvent[] => {
  const { application } = story;
  const random = createRandomFromWords('outcome', application.campaign.key, application.yearKey);
  const accept = event(story, 'accept', 0.24 + random() * 0.2);
  switch (application.outcome) {
    case 'clarification_needed': {
      const question = pickRandom(random, words.open_questions[application.campaign.language]);
      return [event(story, 'clarify', 0.5 + random() * 0.4, question)];
    }
    case 'in_review':
      return [accept];
    case 'accepted':
      return placed.has(application.id)
        ? [
            accept,
            event(story, 'finalise', finalStepFraction(application.campaign.vessels[0]), null, administrator),
          ]
        : [accept, event(story, 'reject', 0.62 + random() * 0.08, reason(story, 'rejections'))];
    case 'unable_to_fulfill':
      return [event(story, 'reject', 0.3 + random() * 0.25, reason(story, 'rejections'))];
    case 'withdrawn':
      return [accept, event(story, 'withdraw', 0.5 + random() * 0.1, reason(story, 'withdrawals'))];
    default:
      return [];
  }
};

const isDraft = ({ outcome }: DemoApplication) => outcome.startsWith('draft:');

export const eventsOfApplication = (
  application: DemoApplication,
  placed: PlacedApplicationIds,
  setting: DemoContext,
): DemoEvent[] => {
  if (isDraft(application)) return [];
  const [vesselKey] = application.campaign.vessels;
  const story: Story = {
    application,
    coordinator: setting.people.coordinatorOf(vesselKey),
    vessel_id: setting.reference.vessel(vesselKey).id,
  };
  const submission: DemoEvent = {
    ...event(story, 'submit', 0, null, application.proponent),
    at: application.moments.submitted,
  };
  return [
    submission,
    ...answeredQuestion(story),
    ...outcomeEvents(story, placed, setting.people.administrator),
  ];
};

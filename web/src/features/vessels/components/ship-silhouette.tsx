import styles from './ship-silhouette.module.css';

const shapes = {
  icebreaker: 'M4 26h108l-12 10H14L4 26Zm14 0V16h44v10M24 16V9h28v7M34 9V3h10v6M70 26v-9h18v9M92 26l10-12',
  multi: 'M4 27h112l-9 9H12l-8-9Zm20 0V15h30v12M29 15V8h18v7M37 8V2M60 27v-7h14v7M82 27V12m0 0 20 6',
  ocean: 'M5 27h110l-9 9H13l-8-9Zm24 0V14h34v13M34 14V8h20v6M43 8V2M70 27v-6h16v6M98 27V10h8v17',
  trawler: 'M8 26h98l-8 10H16l-8-10Zm14 0V14h26v12M26 14V8h14v6M33 8V2M88 26V9h10v17M60 26V12l28-3',
  coastal: 'M16 27h84l-8 9H24l-8-9Zm16 0V16h24v11M38 16v-6h12v6M44 10V4M78 27V15l14 12',
  patrol: 'M6 27 114 24l-12 12H16L6 27Zm26-1V15h30v10M38 15V9h16v6M46 9V2M70 24v-6h12v6',
  launch: 'M26 28h64l-7 8H33l-7-8Zm16 0V17h22v11M50 17v-6',
} as const;

type Shape = keyof typeof shapes;

const byClass: Readonly<Record<string, Shape>> = {
  heavy_icebreaker: 'icebreaker',
  medium_icebreaker: 'icebreaker',
  high_endurance_multi_tasked: 'multi',
  offshore_oceanographic_science: 'ocean',
  offshore_fishery_science: 'trawler',
  nearshore_fishery_research: 'coastal',
  mid_shore_science: 'coastal',
  offshore_patrol: 'patrol',
  channel_survey_and_sounding: 'launch',
  specialty: 'launch',
};

export const ShipSilhouette = ({ classKey }: { classKey: string | undefined }) => (
  <svg className={styles['ship']} viewBox="0 0 120 40" aria-hidden="true" focusable="false">
    <path d={shapes[byClass[classKey ?? ''] ?? 'coastal']} />
    <path className={styles['water']} d="M0 38.5h120" />
  </svg>
);

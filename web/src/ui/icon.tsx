const shapes = {
  add: 'M12 5v14M5 12h14',
  alert: 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.4v.2',
  anchor: 'M12 8v13M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 13c0 5 3.5 8 8 8s8-3 8-8M8 11h8',
  'arrow-down': 'M12 5v14m6-6-6 6-6-6',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5Zm4 4h4',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5V7m8-3.5V7',
  chart: 'M4 4v16h16M8.5 16v-5m4 5V7m4 9v-3',
  check: 'm4.5 12.5 5 5 10-11',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  comment: 'M4 5h16v11H10l-4.5 4v-4H4V5Z',
  'comment-settled': 'M4 5h16v11H10l-4.5 4v-4H4V5Zm4.5 5.5 2.5 2.5 4.5-5',
  copy: 'M9 9h11v11H9V9ZM5 15H4V4h11v1',
  coins:
    'M9 4c3.3 0 6 1.1 6 2.5S12.3 9 9 9 3 7.9 3 6.5 5.7 4 9 4Zm-6 2.5v5C3 12.9 5.7 14 9 14m-6-2.5v5C3 17.9 5.7 19 9 19m6-12.5V10m0 1c3.3 0 6 1.1 6 2.5S18.3 16 15 16s-6-1.1-6-2.5 2.7-2.5 6-2.5Zm-6 2.5v4c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5v-4',
  document: 'M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6m-6 4h6',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  edit: 'M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5v6m0 3v.2',
  external: 'M14 4h6v6m0-6-9 9M10 5H5v14h14v-5',
  filter: 'M4 5h16l-6 8v6l-4-2v-4L4 5Z',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2.6 6.6A2.6 2.6 0 1 1 12 12.7v1m0 3v.2',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4v-9Z',
  inbox: 'M4 5h16v14H4V5Zm0 9h5l1 2h4l1-2h5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.5m0-9v.2',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.2m-.2 6h.2m-.2 6h.2',
  mail: 'M3.5 6h17v12.5h-17V6Zm0 .8 8.5 6.5 8.5-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  more: 'M5 11a1 1 0 1 0 .1 0Zm7 0a1 1 0 1 0 .1 0Zm7 0a1 1 0 1 0 .1 0Z',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3m12-6 3 3-3 3',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z',
  redo: 'M20 8h-9a6 6 0 0 0 0 12h4m5-12-4-4m4 4-4 4',
  refresh: 'M20 11a8 8 0 0 0-14.5-4M4 13a8 8 0 0 0 14.5 4M5 3v4.5h4.5M19 21v-4.5h-4.5',
  save: 'M5 4h11l3 3v13H5V4Zm3 0v5h7V4M8 20v-6h8v6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  send: 'M4 12 20 4l-5 16-3.5-6.5L4 12Zm7.5 1.5L20 4',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
  ship: 'M5 13V9h14v4M9 9V5h6v4M3.5 13h17l-2.5 6H6l-2.5-6ZM12 5V3',
  sort: 'm8 9 4-4 4 4m0 6-4 4-4-4',
  split: 'M12 3v18M9 8 5 12l4 4m6-8 4 4-4 4',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-4 9.3 3 3 5.2-6',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5m3-5v5',
  undo: 'M4 8h9a6 6 0 0 1 0 12H9M4 8l4-4M4 8l4 4',
  upload: 'M12 16V5M7 10l5-5 5 5M4 20h16',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5c.8-4 4-6 8-6s7.2 2 8 6',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.5 3.2-5 6.5-5s5.9 1.5 6.5 5M16 5a3.5 3.5 0 0 1 0 6.5m2 3.3c2 .6 3.2 2.2 3.5 4.7',
  wrench: 'M14 6a4.5 4.5 0 0 1 5.5-1.5L16.5 7.5l2 2 3-3A4.5 4.5 0 0 1 15 12L7 20l-3-3 8-8a4.5 4.5 0 0 1 2-3Z',
} as const;

export type IconName = keyof typeof shapes;

type IconProps = { readonly name: IconName; readonly size?: number; readonly label?: string };

export const Icon = ({ name, size = 20, label }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    style={{ flex: 'none' }}
  >
    <path d={shapes[name]} />
  </svg>
);

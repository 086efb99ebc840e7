/**
 * Every colour of the product: name -> [light, dark]. Each becomes the CSS variable `--ui-<name>`. Contrasts were
 * measured in pairs.
 */
export const colours = {
  text: ['#17212b', '#e8edf1'],
  muted: ['#51606d', '#a5b2bd'],
  placeholder: ['#5f6d79', '#97a4af'],
  canvas: ['#f5f7f8', '#12181d'],
  panel: ['#ffffff', '#1a2229'],
  field: ['#ffffff', '#232d35'],
  line: ['#dfe5ea', '#2f3a43'],
  border: ['#7c8a96', '#72808b'],
  primary: ['#1a6463', '#65b5b3'],
  'primary-hover': ['#0f5150', '#8cc0bf'],
  'on-primary': ['#ffffff', '#06201f'],
  tint: ['#dcebeb', '#12393a'],
  'on-tint': ['#083d3c', '#bfe3e2'],
  error: ['#b3261e', '#ff8a80'],
  'expense-bg': ['#fdecd0', '#3d2607'],
  'expense-text': ['#7a3d00', '#ffd48a'],
  'income-bg': ['#d9f2df', '#0f3320'],
  'income-text': ['#0f5426', '#a5e6b8'],
  'contract-bg': ['#dcebeb', '#12393a'],
  'contract-text': ['#083d3c', '#bfe3e2'],
  'depreciation-bg': ['#e2e6fb', '#23295a'],
  'depreciation-text': ['#2c3a96', '#c0c9ff'],
  'error-bg': ['#fbe9e7', '#3f1512'],
  'error-text': ['#8c1d18', '#ffb4ab'],
  'archived-bg': ['#eceff2', '#2c343b'],
  'archived-text': ['#39424b', '#d6dde3'],
  'chart-income': ['#1a6463', '#65b5b3'],
  'chart-cost': ['#b45f06', '#f0a654'],
  'chart-deduction': ['#5a67c9', '#a3aef7'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

/** Widths at which the layout changes, in px. */
export const widths = {
  phone: 320,
  pair: 544,
  tablet: 768,
  sidebar: 1024,
  split: 1200,
  wide: 1300,
  wider: 1440,
  widest: 1600,
} as const

export const fjord = [
  '#eef6f6',
  '#dcebeb',
  '#b6d6d6',
  '#8cc0bf',
  '#65b5b3',
  '#44908f',
  '#2b7a79',
  '#1a6463',
  '#0f5150',
  '#083d3c',
] as const
export const dark = [
  '#e8edf1',
  '#c9d3db',
  '#a5b2bd',
  '#72808b',
  '#56636d',
  '#2f3a43',
  '#232d35',
  '#1a2229',
  '#12181d',
  '#0c1115',
] as const
/** Shade 7 is the error colour on light, shade 4 the one on dark. */
export const red = [
  '#fdf3f2',
  '#fbe9e7',
  '#f6c9c5',
  '#ffb4ab',
  '#ff8a80',
  '#e0574d',
  '#c93a31',
  '#b3261e',
  '#8c1d18',
  '#5f1410',
] as const

export const contractActions = [
  'sign',
  'finish',
  'noticeReceived',
  'noticeGiven',
  'goOn',
  'eraseTenant',
  'remove',
  'trash',
  'split',
  'extras',
  'checklist',
  'paper',
] as const
export type ContractAction = (typeof contractActions)[number]

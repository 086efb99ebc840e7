export const contractActions = [
  'sign',
  'finish',
  'noticeReceived',
  'noticeGiven',
  'takeBackNotice',
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

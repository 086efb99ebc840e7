/** What can be done to one contract, as it stands in the address. */
export const contractActions = [
  'sign',
  'finish',
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

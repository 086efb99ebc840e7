import { one, type Planted } from './edit'

const states = 'src/year/tax-submission/service-states'

/** Defects by which a tax return is handed in twice, or called handed in when it isn't. */
export const taxReturnDefects: readonly Planted[] = [
  one(
    'a house takes over the entry of another one',
    ['tax-houses'],
    'year/tax-document entryPlaceOf',
    'owners.get(id)?.how === how && houseOf(owners.get(id)) === house.id',
    'owners.get(id)?.how === how',
  ),
  one(
    'the last step of a tax return is not written down before it is taken',
    [states, 'is known before its last step'],
    'year/tax-submission confirmService',
    `await store.change(ctx, held, { state: 'confirming', confirm_asked_at: clock.now() })`,
    'await store.change(ctx, held)',
  ),
  one(
    'what became of the last step of a tax return is not read',
    [states, 'whatever becomes'],
    'year/tax-submission confirmService',
    `if (instance === 'unknown') return 'unknown'
    if (instance?.step === 'handedIn') {`,
    'if (declined === null || true) {',
  ),
  one(
    'what a killed program has held of a tax return is held for ever',
    ['tax-return', 'killed'],
    'year/tax-submission submissionStore',
    `is('claimed_until', 'is', null), is('claimed_until', '<=', now)`,
    `is('claimed_until', 'is', null)`,
  ),
  one(
    'a tax return whose last step was not answered is begun anew',
    [states, 'can not be looked up'],
    'year/tax-submission settleService',
    `if (row.state === 'open') {`,
    'if (row.id > 0) {',
  ),
  one(
    'a tax return is handed in a third time by a press whose answer was lost',
    [states, 'on purpose'],
    'year/tax-submission isRepeated',
    'return standing.id === repeats',
    'return repeats > 0',
  ),
  one(
    'a tax return is built on a draft that lacks what was sent before it',
    ['src/year/tax-submission/service-unanswered', 'is waited for'],
    'year/tax-submission selectUnanswered',
    `.where('state', '=', 'submitted')`,
    `.where('state', '=', 'open')`,
  ),
  one(
    'a last step that Altinn is still carrying out is said to have failed',
    [states, 'still carrying out'],
    'year/tax-submission confirmService',
    '(!isDeclined || mayBeUnderWay)',
    '!isDeclined',
  ),
]

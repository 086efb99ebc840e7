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
    'a property is added under a share number that the draft has otherwise',
    ['src/year/tax-document/service-identity', 'a share under which the register has the property'],
    'year/tax-document standsAlready',
    'if (facts.registerId === registerId) return true',
    'if (facts.registerId === null) return true',
  ),
  one(
    'a share of a cooperative is taken for a longer one',
    ['src/year/tax-document/service-identity', 'finds longer ones'],
    'year/tax-document chooseFound',
    'return hit.share === shareNumberOf(house)',
    `return hit.share.startsWith(shareNumberOf(house) ?? '-')`,
  ),
  one(
    'a cooperative’s dwelling is looked up by its street',
    ['src/year/tax-document/service-identity', 'is searched by'],
    'year/tax-document searchOf',
    'if (house.share_number !== null) return shareNumberOf(house)',
    'if (house.share_number === 0) return shareNumberOf(house)',
  ),
  one(
    'a return with a business in it is sent without the business',
    ['src/year/tax-return/service-strict', 'a business in it'],
    'year/tax-return prepareService',
    `if (made === 'business') return { refusal: new Refusal('businessReturn') }`,
    `if (made === 'business') throw new Error('business')`,
  ),
  one(
    'a municipality has today’s number in the return of each year',
    ['src/year/tax-document/service-identity', 'Skien of 2023'],
    'year/tax-document placeIn',
    'const possible = numbersIn(year, registered)',
    'const possible = [registered]',
  ),
  one(
    'a house is filled in with a municipality’s number of before',
    ['src/year/tax-document/service-identity', 'fills in'],
    'year/tax-document lackingNumbers',
    'facts.municipality_number && numberNow(facts.municipality_number)',
    'facts.municipality_number',
  ),
  one(
    'houses that are all left out make an instance at Altinn',
    ['src/year/tax-return/service-strict', 'left out'],
    'year/tax-submission submissionService',
    'if (prepared.placed.length === 0 && prepared.withdrawn.length === 0)',
    'if (prepared.placed.length < 0)',
  ),
  one(
    'a whole return answers what the landlord was never shown',
    ['src/year/tax-return/service-strict', 'waits until it was'],
    'year/tax-return wereShown',
    'return questions.every((id) => shown.has(questionHash(id)))',
    'return questions.length > 0 || shown.size > 0',
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
  one(
    'what holds of a house today holds in each year',
    ['src/landlord/house/rules-years', 'holds of a house in a year'],
    'landlord/house factsIn',
    'years.findLast(({ from_year }) => from_year <= year)',
    'years.at(-1)',
  ),
  one(
    'short lets of a dwelling that is only let follow the flat rule',
    ['src/year/tax/rules-short', 'ordinary rent less costs'],
    'books/income followsFlatRule',
    "home_use === 'own_home' && short_term",
    'short_term',
  ),
]

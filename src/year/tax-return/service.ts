import { createHash } from 'node:crypto'
import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { addTime, yearOf } from '../../base/kit/day'
import { formatKr, type Ore } from '../../base/kit/money'
import { percentText } from '../../base/kit/percent'
import { Refusal } from '../../base/kit/refusal'
import { translate, type Language } from '../../base/kit/words'
import { housesOverThreeYears } from '../../books/depreciation/service-personal-use'
import { landNumberNames } from '../../landlord/house/model'
import { fillInHouseNumbers, proveOwnHouse } from '../../landlord/house/service'
import { isReturnYear } from './rules'
import { houseWords } from '../../landlord/house/words'
import { keepDraftKinds } from '../tax/service-draft-kind'
import { draftKindsText, draftKindWords } from '../tax/words-draft-kind'
import { differingUses, homeUsesToConfirm } from './rules-use'
import { missingHouseNumbers, shareNumberOf } from './rules-property'
import type { PlacedHouse } from './service-document'
import type { DifferingUse, Hint, ReturnForm } from './model'
import type { Taxpayer } from './port'
import { requireProviders, requireSamePerson, type SubmissionReads, type ReturnDeps } from './service-context'
import type { ChosenHouses } from './service-merge'
import { contentHashes, type PreparedReturn, type PrepareService } from './service-prepare'
import { chosenRentals, houseRentals } from './service-rentals'
import { returnWords } from './words'

type Say = (key: keyof (typeof returnWords)['texts'], values?: Readonly<Record<string, string>>) => string

/**
 * A prepared return and facts for its notices. `longPersonal`: houses whose personal use is confirmed for more than
 * three years in a row.
 */
interface Noticed extends PreparedReturn {
  readonly longPersonal: ReadonlySet<number>
}

/**
 * The reasons why the authority's net differs: parts of the draft that stay in addition to the
 * figures of the books.
 */
function reasonsOf({ remaining }: PlacedHouse, say: Say): string[] {
  const { share, insurance, common_costs, short, groups } = remaining
  const kr = (amount: Parameters<typeof formatKr>[0]) => ({ amount: formatKr(amount, 'needed') })
  return [
    ...(share === null ? [] : [say('ofShare', { share: percentText(share) })]),
    ...(insurance > 0 ? [say('ofInsurance', kr(insurance))] : []),
    ...(common_costs > 0 ? [say('ofCommon', kr(common_costs))] : []),
    ...(short > 0 ? [say('ofShort', kr(short))] : []),
    ...groups.map((group) => say('ofGroup', { group })),
  ]
}

/** A property as text: `0301-10/20/0/3`, or `948677733/23` for a share. */
const propertyText = ({ property }: PlacedHouse): string =>
  shareNumberOf(property) ??
  `${property.municipality_number ?? ''}-${landNumberNames.map((name) => property[name] ?? 0).join('/')}`

/** Notices about amounts of group d in the draft that the books replace. */
function replacedNotices(
  replaced: NonNullable<PlacedHouse['remaining']['replaced']>,
  house: string,
  say: Say,
): string[] {
  const names = { bought: 'ofBought', upgraded: 'ofUpgraded', sold: 'ofSold' } as const
  const what = (Object.keys(names) as (keyof typeof names)[])
    .filter((part) => replaced[part] !== 0)
    .map((part) => say(names[part], { amount: formatKr(replaced[part], 'needed') }))
  return [say('groupReplaced', { house, what: what.join(', ') })]
}

/** Notices about the draft's opening value: that the books replace it, or that it stays. */
function openingNotices(theirs: Ore | null, ours: Ore | null, house: string, say: Say): string[] {
  if (theirs === null) return []
  const amount = formatKr(theirs, 'needed')
  return ours === null
    ? [say('groupStays', { house, amount })]
    : [say('opening', { house, theirs: amount, ours: formatKr(ours, 'needed') })]
}

function placedNotices(prepared: Noticed, placed: PlacedHouse, house: string, say: Say): string[] {
  const { houseId, remaining } = placed
  const kr = (amount: Parameters<typeof formatKr>[0]) => formatKr(amount, 'needed')
  const lines = prepared.houses.find(({ figures }) => figures.houseId === houseId)?.figures.lines
  const balance = lines?.balance ?? null
  const difference = prepared.differences.find((each) => each.houseId === houseId)
  const reasons = reasonsOf(placed, say).join(', ')
  const amounts = difference && { house, ours: kr(difference.ours), theirs: kr(difference.theirs) }
  return [
    ...(placed.isAdded ? [say('added', { house, number: propertyText(placed) })] : []),
    ...(amounts ? [say(reasons === '' ? 'differs' : 'differsBy', { ...amounts, reasons })] : []),
    ...openingNotices(remaining.opening, balance?.opening ?? null, house, say),
    ...(remaining.replaced === null ? [] : replacedNotices(remaining.replaced, house, say)),
    ...(lines?.balance && lines.flat_rate !== null ? [say('bothDeducted', { house })] : []),
    ...(lines?.flat_rate != null && prepared.longPersonal.has(houseId) ? [say('personalTooLong', { house })] : []),
    ...(remaining.moved > 0 ? [say('moved', { house, amount: kr(remaining.moved) })] : []),
    ...(prepared.unownedEntries.some((each) => each.houseId === houseId) ? [say('beside', { house })] : []),
  ]
}

/** The notice about a house whose use the draft contradicts. Empty if there is no contradiction. */
function useNotices(use: DifferingUse | undefined, year: number, house: string, language: Language, say: Say) {
  if (!use) return []
  const draft = draftKindsText(use.in_draft, (key, values) => translate(draftKindWords, key, language, values))
  const own = translate(houseWords, `${use.home_use}Short`, language)
  return [say('useDiffers', { house, year: String(year), draft, use: own })]
}

/** All notices, in the landlord's language. Empty if there are none. */
function noticesOf(prepared: Noticed, filled: readonly string[], language: Language): string {
  const say: Say = (key, values = {}) => translate(returnWords, key, language, values)
  const uses = differingUses(prepared)
  const entered = ({ figures: { houseId, state }, rental: { house, isEntered } }: (typeof prepared.houses)[number]) => {
    const placed = prepared.placed.find((each) => each.houseId === houseId)
    if (placed) return placedNotices(prepared, placed, house.name, say)
    if (prepared.clearedHouses.includes(houseId)) return [say('takenBack', { house: house.name })]
    return isEntered || state === 'entered' ? [] : [say(state, { house: house.name })]
  }
  const sentences = prepared.houses.flatMap((each) => {
    const { id, name } = each.rental.house
    const use = uses.find(({ houseId }) => houseId === id)
    return [...useNotices(use, prepared.year, name, language, say), ...entered(each)]
  })
  return [...sentences, ...filled.map((house) => say('filled', { house }))].join(' ')
}

/**
 * The time for which a preview can be opened at the authority, in ms. For the same time, the landlord counts as having
 * seen it.
 */
const previewMs = 24 * 60 * 60_000

/**
 * The hashes that the houses have in a whole return. They are compared even if the preview was of a
 * partial return.
 */
const whole = ({ houses }: Pick<ChosenHouses, 'houses'>) => contentHashes({ houses, submission: 'komplett' })

/** The hashes of what the landlord has seen: the figures of each house, and the authority's open questions. */
interface Shown {
  readonly houses: Readonly<Record<string, string>>
  readonly questions: readonly string[]
}

/** Reads a stored preview. An older one only has hashes of the houses. */
const asShown = (stored: unknown): Shown => {
  const found = (stored ?? {}) as Partial<Shown> & Readonly<Record<string, string>>
  return typeof found.houses === 'object'
    ? { houses: found.houses, questions: found.questions ?? [] }
    : { houses: found, questions: [] }
}

const questionHash = (id: string): string => createHash('sha256').update(id).digest('hex')

type Asked = Pick<PreparedReturn, 'year' | 'questions' | 'houses' | 'kinds'>

/**
 * The questions that a whole return answers: the authority's open questions, and the draft's differing statements about
 * the use of houses.
 */
const asked = (prepared: Asked): string[] => [
  ...prepared.questions,
  ...homeUsesToConfirm(prepared).map((use) => `use ${JSON.stringify(use)}`),
]

async function keepPreview(ctx: OwnedCtx, chosen: ChosenHouses, prepared: Asked): Promise<void> {
  const stored: Shown = { houses: whole(chosen), questions: asked(prepared).map(questionHash) }
  const shown = { hashes: JSON.stringify(stored), created_at: ctx.now }
  await ctx.db
    .insertInto('tax_preview')
    .values({ account_id: ctx.owner, year: chosen.year, ...shown })
    .onConflict((conflict) => conflict.columns(['account_id', 'year']).doUpdateSet(shown))
    .execute()
}

/** The hashes of the landlord's preview, if it was within the last day. Otherwise empty. */
async function shownLast(ctx: OwnedCtx, year: number): Promise<Shown> {
  const found = await ctx.db
    .selectFrom('tax_preview')
    .select('hashes')
    .where('account_id', '=', ctx.owner)
    .where('year', '=', year)
    .where('created_at', '>', addTime(ctx.now, -previewMs))
    .executeTakeFirst()
  return asShown(found?.hashes)
}

/** True if the landlord previewed exactly these figures of exactly these houses within the last day. */
export async function wereFiguresPreviewed(ctx: OwnedCtx, chosen: ChosenHouses): Promise<boolean> {
  const { houses: shown } = await shownLast(ctx, chosen.year)
  const sent = whole(chosen)
  const names = Object.keys(sent)
  return names.length === Object.keys(shown).length && names.every((name) => shown[name] === sent[name])
}

/**
 * True if the landlord has seen, within the last day, all questions that a whole return answers.
 */
export async function wereQuestionsShown(ctx: OwnedCtx, prepared: Asked): Promise<boolean> {
  const questions = asked(prepared)
  if (questions.length === 0) return true
  const shown = new Set((await shownLast(ctx, prepared.year)).questions)
  return questions.every((id) => shown.has(questionHash(id)))
}

/**
 * Fills in house numbers that the authority has and the houses lack. Returns the names of the
 * changed houses. Fills in nothing if a return of the year was sent or is being sent. With new
 * numbers the house would count as another house, and the same figures could be handed in twice.
 */
async function fillNumbers(
  ctx: OwnedCtx,
  { year, houses }: ChosenHouses,
  placed: readonly PlacedHouse[],
  { isStarted }: Pick<SubmissionReads, 'isStarted'>,
): Promise<readonly string[]> {
  const lacking = houses.flatMap(({ rental: { house } }) => {
    const facts = placed.find(({ houseId }) => houseId === house.id)?.property
    const numbers = facts ? missingHouseNumbers(house, facts) : null
    return numbers ? [{ house, numbers }] : []
  })
  if (lacking.length === 0) return []
  return await withLockedAccount(ctx, async (held) => {
    if (await isStarted(held, year)) return []
    const filled: string[] = []
    for (const { house, numbers } of lacking)
      if (await fillInHouseNumbers(held, house.id, numbers)) filled.push(house.name)
    return filled
  })
}

/** Shows a return before it is sent (docs/rules/year.md#handing-in). */
export function returnService(deps: ReturnDeps & { readonly prepare: PrepareService }) {
  const { providers, encryption, profile, logins, handedIn, prepare } = deps

  /**
   * Checks that the caller may send the return. Refuses with 404, 402, 403, 409 otherPerson, 422 at `year` or
   * `houseIds`.
   */
  async function authorise(ctx: OwnedCtx, form: ReturnForm): Promise<{ taxpayer: Taxpayer; chosen: ChosenHouses }> {
    for (const id of form.houseIds) await proveOwnHouse(ctx, id)
    if (!(await profile.read(ctx)).subscriptionActive) throw new Refusal('subscriptionRequired')
    const taxpayer = await logins.fresh(ctx)
    requireProviders(providers)
    await requireSamePerson(ctx, deps, taxpayer)
    const { houseIds, year = yearOf(ctx.today) - 1 } = form
    if (!isReturnYear(year, yearOf(ctx.today))) throw new Refusal('invalid', { year: 'invalid' })
    if (new Set(houseIds).size < houseIds.length) throw new Refusal('invalid', { houseIds: 'invalid' })
    return { taxpayer, chosen: await choose(ctx, { ...form, year }) }
  }

  async function choose(ctx: OwnedCtx, form: ReturnForm & { readonly year: number }): Promise<ChosenHouses> {
    const { houseIds, submission, year, entries } = form
    const all = await houseRentals(ctx, year, encryption, houseIds)
    const others = all.flatMap(({ rental }) => (houseIds.includes(rental.house.id) ? [] : [rental]))
    const assigned = entries.map(({ id, houseId }) => ({ entryId: id, houseId }))
    return { year, submission, houses: chosenRentals(all, houseIds), others, assigned }
  }

  return {
    authorise,

    /**
     * Shows a preview, which works for a day. `message` is in the landlord's language: differences from the books,
     * notices about the draft, and houses whose numbers were filled in. `hints` has the messages of the authority's
     * controls. Refuses as docs/rules/year.md#handing-in says.
     */
    async view(ctx: OwnedCtx, form: ReturnForm): Promise<{ url: string; message: string; hints: Hint[] }> {
      const { taxpayer, chosen } = await authorise(ctx, form)
      await handedIn.awaitAnswer(ctx, taxpayer, chosen.year)
      const { url, prepared } = await prepare.preview(ctx, taxpayer, chosen)
      const filled = await fillNumbers(ctx, chosen, prepared.placed, handedIn)
      // The houses are read again, because the next sending contains the numbers that were filled in now.
      const shown = filled.length > 0 ? await choose(ctx, { ...form, year: chosen.year }) : chosen
      await keepPreview(ctx, shown, prepared)
      await keepDraftKinds(ctx, chosen.year, prepared.kinds)
      const { language } = await profile.read(ctx)
      const longPersonal = await housesOverThreeYears(ctx, chosen.year)
      return { url, message: noticesOf({ ...prepared, longPersonal }, filled, language), hints: [...prepared.hints] }
    },
  }
}

export type ReturnService = ReturnType<typeof returnService>

import { testProfile } from '../../app/server/test-app'
import { addTime } from '../../base/kit/day'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { houseCalls } from '../../landlord/house/calls'
import { persons } from '../../../sandbox/idporten/persons'
import type { CalculatedLetting } from '../../../sandbox/skatteetaten/calculation'
import { calculateLettings } from '../../../sandbox/skatteetaten/derived'
import type { ReadLetting } from '../../../sandbox/skatteetaten/letting'
import { readReturn } from '../../../sandbox/skatteetaten/return'
import { openXml } from '../../../sandbox/skatteetaten/xml'
import { taxCalls } from '../tax/calls'
import { returnCalls } from './calls'
import type { ReturnForm } from './model'
import { cost, houseOf, rent, returnFixture } from './test-return'

type World = Awaited<ReturnType<typeof returnFixture>>

/** A rental entry as the authority calculates it. Amounts are in kroner, shares in percent. */
export interface ReadEntry {
  readonly gross: number
  readonly grossShort: number
  readonly maintenance: number
  readonly other: number
  readonly common: number
  readonly municipal: number
  readonly insurance: number
  readonly opening: number
  readonly bought: number
  /** The deductions of group d and of the flat rate. */
  readonly depreciation: number
  readonly flatRates: number
  readonly net: number
  readonly share: number
  /** The landlord's share of the net. */
  readonly part: number
}

/** An entry without any amounts. */
const nothing: ReadEntry = {
  gross: 0,
  grossShort: 0,
  maintenance: 0,
  other: 0,
  common: 0,
  municipal: 0,
  insurance: 0,
  opening: 0,
  bought: 0,
  depreciation: 0,
  flatRates: 0,
  net: 0,
  share: 100,
  part: 0,
}
/** An expected entry. Missing amounts are 0. A missing landlord's part is the whole net. */
export const entry = (of: Partial<ReadEntry>): ReadEntry => ({ ...nothing, part: of.net ?? 0, ...of })

/** A rental entry as the authority reads and calculates it. */
function readEntry(letting: ReadLetting, { depreciation, net, share }: CalculatedLetting): ReadEntry {
  const groups = letting.depreciations.filter(({ isFlatRate }) => !isFlatRate)
  const sum = (of: (group: (typeof groups)[number]) => number) => groups.reduce((all, one) => all + of(one), 0)
  return {
    gross: letting.gross,
    grossShort: letting.grossShort,
    ...letting.costs,
    opening: sum((one) => one.opening),
    bought: sum((one) => one.cost),
    depreciation,
    flatRates: letting.depreciations.length - groups.length,
    net,
    share: letting.share,
    part: share,
  }
}

/**
 * Returns the draft with these kinds of properties, in their order. If there are fewer kinds than
 * properties, the remaining properties don't change.
 */
export function draftSaying(document: string, kinds: readonly string[]): string {
  const left = [...kinds]
  return document.replace(/<fastEiendomSomFormuesobjekt>.*?<\/fastEiendomSomFormuesobjekt>/gs, (wealth) => {
    const kind = left.shift()
    if (kind === undefined) return wealth
    if (!kind.includes('bolig')) {
      const other = wealth.replace(/<formuesspesifikasjonForBolig>.*?<\/formuesspesifikasjonForBolig>/s, '')
      return other.replace(/(<eiendomstype>)\w+(<)/, `$1${kind}$2`)
    }
    return wealth.replace(/(<boligbruk>)\w+(<)/, `$1${kind}$2`)
  })
}

/** An income year of a test person who lets. It starts with the authority's original draft. */
export async function taxCase(world: World, year: number, person = 0) {
  const pid = persons[person]!.pid!
  const draftPath = `skatteetaten/drafts/${year}/${pid}`
  const document = async () => {
    const answer = await world.control('GET', draftPath)
    return Buffer.from(/<content>(.*?)</s.exec(answer)![1]!, 'base64').toString()
  }
  const write = (xml: string) => world.control('PUT', draftPath, { document: xml })
  const landlord = await world.landlord(person, { bare: true })
  const as = () => ({ token: landlord.token })
  const period = { start_date: `${year}-03-01`, end_date: `${year}-03-31` }
  /**
   * Advances the clocks of the app and of the sandbox, so that the authority answers what it has
   * received.
   */
  const goOn = async () => {
    await world.control('POST', 'clock', { advance: 'PT10S' })
    world.app.setNow(addTime(world.app.now(), 10_000))
  }
  const form = (houseIds: readonly number[], more: Partial<ReturnForm>) => ({
    body: { houseIds: [...houseIds], year, ...more },
  })
  /** Hands in the return and returns the answer. */
  const sendReturn = (houseIds: readonly number[], more: Partial<ReturnForm> = {}) =>
    world.app.call(returnCalls.send, form(houseIds, more), as())
  await landlord.logIn()

  return {
    ...landlord,
    as,
    year,
    document,
    write,
    goOn,
    /** Makes a house at one of the person's properties. Several houses can be at the same property. */
    house: async (property: number, more: object = {}): Promise<number> => {
      const body = { ...houseOf(persons[person]!.properties[property]!), ...more }
      return (await world.app.call(houseCalls.create, { body }, as())).id
    },
    /** Gives the profile another national id. */
    beSomebodyElse: async (ssn: string) => {
      await world.app.call(profileCalls.saveProfile, { body: { ...testProfile, ssn } }, as())
    },
    /** Changes a house from that year on. `more` may name another year. */
    change: async (id: number, property: number, more: object) => {
      const body = { ...houseOf(persons[person]!.properties[property]!), from_year: year, ...more }
      await world.app.call(houseCalls.update, { params: { id: String(id) }, body }, as())
    },
    earn: async (houseId: number, sum: number, more: object = {}) =>
      await world.app.call(incomeCalls.create, { body: { ...rent, ...period, houseId, sum, ...more } }, as()),
    spend: async (houseId: number, sum: number, more: object = {}) => {
      const [supplier] = await world.app.call(supplierCalls.list, {}, as())
      const body = { ...cost, date: `${year}-05-02`, supplierId: supplier!.id, houseId, sum, ...more }
      return await world.app.call(expenseCalls.create, { body: body as never }, as())
    },
    buy: async (houseId: number, sum: number, bought: number, lifetime: number) => {
      const body = { houseId, name: 'Innbo', date: `${bought}-06-01`, sum, lifetime, at_once: false, documents: [] }
      await world.app.call(depreciationCalls.create, { body }, as())
    },
    /** The figures of a house on the tax page, in øre. */
    figures: async (houseId: number) => {
      const all = await world.app.call(taxCalls.figures, { query: { year: String(year) } }, as())
      return all.find((each) => each.houseId === houseId)!
    },
    checks: async (houseId: number) => {
      const all = await world.app.call(taxCalls.checkList, { query: { year: String(year) } }, as())
      return all.filter((each) => each.houseId === houseId).map(({ kind }) => kind)
    },
    /**
     * The check about the use of a house. Undefined if the draft doesn't contradict the use, or was
     * never read.
     */
    useCheck: async (houseId: number) => {
      const all = await world.app.call(taxCalls.checkList, { query: { year: String(year) } }, as())
      return all.find((each) => each.houseId === houseId && each.kind === 'homeUseDiffers')?.use
    },
    view: (houseIds: readonly number[], more: Partial<ReturnForm> = {}) =>
      world.app.call(returnCalls.view, form(houseIds, more), as()),
    sendReturn,
    /** Hands in the return, and waits until the authority has accepted it. */
    send: async (houseIds: readonly number[], more: Partial<ReturnForm> = {}) => {
      const answer = await sendReturn(houseIds, more)
      await goOn()
      return answer
    },
    receipts: () => world.app.call(returnCalls.submissions, { query: { year: String(year) } }, as()),
    /** The rental entries in the authority's draft, the highest gross rent first. */
    async entries(): Promise<ReadEntry[]> {
      const root = (await openXml()).parse(await document())!
      const returned = readReturn(root)
      const calculated = calculateLettings(returned)
      return returned.properties
        .flatMap(({ lettings }) => lettings)
        .map((letting) => readEntry(letting, calculated.get(letting.id)!))
        .toSorted((a, b) => b.gross - a.gross)
    },
  }
}

export type TaxCase = Awaited<ReturnType<typeof taxCase>>

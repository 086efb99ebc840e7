import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { loadXml } from '../src/base/xml/library'
import { readReturn, schemaOf } from '../sandbox/skatteetaten/return'
import { openXml } from '../sandbox/skatteetaten/xml'
import type { Rental, AssignedEntry } from '../src/year/tax-return/model-document'
import type { RememberedReturn } from '../src/year/tax-return/rules-memory'
import { oreOfKr, testLines } from '../src/year/tax-return/test-draft'
import { mergeWithCountedIds, asSentReturn } from '../src/year/tax-return/test-entry'
import { seed } from './run'
import {
  authorityDraft,
  entryId,
  grossOf,
  houseIndexOfEntry,
  propertyOf,
  sentRental,
  scenarios,
  authorityAmounts,
  type Amounts,
  type Scenario,
  type Step,
} from './tax-houses-model'

const runs = 40

let xml: Awaited<ReturnType<typeof openXml>>
beforeAll(async () => {
  await loadXml()
  xml = await openXml()
})

/** The entries of a document as the authority reads them. */
const read = (document: string) =>
  readReturn(xml.parse(document)!).properties.flatMap(({ registerId, lettings }) =>
    lettings.map(({ id, gross, costs, share }) => ({
      id,
      property: registerId,
      amounts: { gross, maintenance: costs.maintenance, share },
    })),
  )

/** Houses whose figures change and are sent. Also records what the authority's document must contain. */
class Run {
  private draft: string
  private revision = 0
  private ids = 0
  private readonly sent: RememberedReturn[] = []
  private readonly books: { isEntered: boolean; amounts: Amounts }[]
  /** The last sent figures of each house. Empty for a house that was left out. */
  private readonly lastSentFigures = new Map<number, Amounts>()
  /** The house whose figures replaced those of an authority's entry, by the entry's id. */
  private readonly houseOfTakenEntry = new Map<string, number>()
  /** Houses that had an entry at any time. */
  private readonly placed = new Set<number>()
  /** Entries that the landlord has assigned to a house which had no entry. */
  private readonly promised = new Map<string, number>()

  constructor(private readonly scenario: Scenario) {
    this.draft = authorityDraft(scenario)
    this.books = scenario.houses.map((_house, index) => ({
      isEntered: true,
      amounts: { gross: grossOf(index + 1, 0), maintenance: 0, share: 100 },
    }))
  }

  step(step: Step): void {
    if (step.do === 'send') return this.send(step.houses.filter((index) => index < this.books.length))
    if (step.house >= this.books.length) return
    this.revision += 1
    const gross = grossOf(step.house + 1, this.revision)
    const amounts = { gross, maintenance: step.cost, share: step.share }
    this.books[step.house] = { isEntered: step.isEntered, amounts }
  }

  private rental(index: number): Rental {
    const { isEntered, amounts } = this.books[index]!
    const lines = testLines({ income: oreOfKr(amounts.gross), maintenance: oreOfKr(amounts.maintenance) })
    return { ...sentRental(this.scenario, index), lines, share: amounts.share, isEntered }
  }

  /** The landlord's answers about entries that only the landlord can assign. */
  private tell = (ids: readonly string[]): AssignedEntry[] =>
    this.scenario.entries.flatMap((_entry, index) => {
      if (!ids.includes(entryId(index))) return []
      const owner = houseIndexOfEntry(this.scenario, index)
      return [{ entryId: entryId(index), houseId: owner === null ? null : owner + 1 }]
    })

  private merged(indices: readonly number[], assigned: readonly AssignedEntry[]) {
    const { year } = this.scenario
    const rentals = indices.map((index) => this.rental(index))
    const others = this.books.flatMap((_book, index) => (indices.includes(index) ? [] : [this.rental(index)]))
    const beside = { others, sent: this.sent, assigned, newId: () => `new-${(this.ids += 1)}` }
    return { rentals, merged: mergeWithCountedIds(year, this.draft, rentals, beside) }
  }

  private send(indices: readonly number[]): void {
    if (indices.length === 0) return
    const assigned: AssignedEntry[] = []
    let { rentals, merged } = this.merged(indices, assigned)
    // Each question is asked once.
    for (let asked = 0; merged.disputed.length > 0; asked += 1) {
      expect(asked).toBeLessThanOrEqual(this.scenario.entries.length)
      assigned.push(...this.tell(merged.disputed.flatMap(({ entryIds }) => entryIds)))
      ;({ rentals, merged } = this.merged(indices, assigned))
    }
    expect(merged.unplaced).toEqual([])
    this.judgeTaken(merged.placed)
    for (const { entryId: id, houseId } of assigned)
      if (houseId !== null && !this.placed.has(houseId) && ![...this.promised.values()].includes(houseId))
        this.promised.set(id, houseId)
    for (const { houseId } of merged.placed) this.placed.add(houseId)
    for (const [id, houseId] of this.promised)
      if (this.placed.has(houseId)) expect(this.houseOfTakenEntry.get(id)).toBe(houseId)
    this.draft = merged.xml
    this.sent.unshift({ ...asSentReturn(this.scenario.year, merged, rentals), assigned })
    for (const index of indices) {
      const { isEntered, amounts } = this.books[index]!
      if (isEntered) this.lastSentFigures.set(index, amounts)
      else this.lastSentFigures.delete(index)
    }
    this.judge()
    // Merging the same figures again changes nothing.
    expect(this.merged(indices, []).merged.xml).toBe(this.draft)
  }

  /** An entry of the authority is written for its own house, or for the only entered house at its property. */
  private judgeTaken(placed: readonly { readonly houseId: number; readonly objectId: string }[]): void {
    for (const [index] of this.scenario.entries.entries()) {
      const by = placed.find(({ objectId }) => objectId === entryId(index))
      if (!by) continue
      const before = this.houseOfTakenEntry.get(entryId(index))
      const here = propertyOf(this.scenario, by.houseId - 1)
      const enteredBooks = this.books.filter(
        ({ isEntered }, house) => isEntered && propertyOf(this.scenario, house) === here,
      )
      if (before !== undefined) expect(by.houseId).toBe(before)
      else if (enteredBooks.length > 1) expect(by.houseId - 1).toBe(houseIndexOfEntry(this.scenario, index))
      this.houseOfTakenEntry.set(entryId(index), by.houseId)
    }
  }

  /** Each house's figures appear once, at its property. Other entries are unchanged. */
  private judge(): void {
    const entries = read(this.draft)
    const ours = [...this.lastSentFigures].map(([index, amounts]) => ({
      property: propertyOf(this.scenario, index),
      amounts,
    }))
    const untouched = this.scenario.entries.flatMap((_entry, index) =>
      this.houseOfTakenEntry.has(entryId(index)) ? [] : [{ id: entryId(index), amounts: authorityAmounts(index) }],
    )
    for (const { id, amounts } of untouched) expect(entries.find((entry) => entry.id === id)?.amounts).toEqual(amounts)
    const others = entries
      .filter(({ id }) => !untouched.some((each) => each.id === id))
      .map(({ property, amounts }) => ({ property, amounts }))
      // An entry of the authority is empty after its figures were taken back.
      .filter(({ amounts }) => amounts.gross !== 0 || amounts.maintenance !== 0)
    const byGross = (a: (typeof ours)[number], b: (typeof ours)[number]) => a.amounts.gross - b.amounts.gross
    expect(others.toSorted(byGross)).toEqual(ours.toSorted(byGross))
  }

  problem = () => xml.problemOf(this.draft, schemaOf(this.scenario.year))
}

it('houses that are sent in any order, any number of times, have their figures in the return once each', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const run = new Run(scenario)
      for (const step of scenario.steps) run.step(step)
      expect(await run.problem()).toBeNull()
    }),
    { numRuns: runs, seed },
  )
})

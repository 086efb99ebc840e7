import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { draftSaying, entry, taxCase, type TaxCase } from './test-cases'
import { returnFixture } from './test-return'

// All amounts are calculated by hand, from docs/rules/year.md#tax-figures. The code's output was not copied.

let world: Awaited<ReturnType<typeof returnFixture>>
/** The drafts before the first case. */
const originals = new Map<string, string>()
beforeAll(async () => {
  world = await returnFixture('2027-05-20T10:00:00.000Z')
})
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

/**
 * Kari. At Markveien 12 (property 0) the authority's draft has an entry. At Nygårdsgaten 88 (property 1) it has none.
 */
async function kari(year: number): Promise<TaxCase> {
  const begun = await taxCase(world, year)
  const key = String(year)
  const original = originals.get(key)
  if (original === undefined) originals.set(key, await begun.document())
  else await begun.write(original)
  return begun
}

/** The entry of Markveien in the authority's draft. It has last year's rent and maintenance. */
const theirs = entry({ gross: 132_000, maintenance: 8000, net: 124_000 })

const amount = (name: string, kroner: number) =>
  `<${name}><beloep><beloepINok><beloepSomHeltall>${kroner}</beloepSomHeltall></beloepINok>` +
  `<beloepIValuta><beloep>${kroner}</beloep></beloepIValuta><valutakode><valutakode>NOK</valutakode></valutakode>` +
  `<valutakurs><valutakurs>1</valutakurs></valutakurs></beloep></${name}>`

/** The first and the last year that can be handed in. */
describe.each([2023, 2026])('income year %i', (year) => {
  it('two units of one property: each keeps its own entry, whichever is sent, and however often', async () => {
    const it = await kari(year)
    const upper = await it.house(0, { name: 'Markveien, 2. etasje' })
    const lower = await it.house(0, { name: 'Markveien, 1. etasje' })
    await it.earn(upper, 96_000)
    await it.spend(upper, 10_000.5)
    await it.earn(lower, 60_000.49)
    await it.spend(lower, 4200.5, { cost_type: 'municipal_taxes' })
    // Only the landlord knows which house the authority's entry belongs to.
    const asked = { status: 409, body: { message: 'entryAmbiguous', houseIds: [upper, lower] } }
    for (const houses of [[upper], [lower], [upper, lower]]) await expect(it.send(houses)).rejects.toMatchObject(asked)
    await expect(it.view([lower])).rejects.toMatchObject({
      ...asked,
      body: {
        fields: { 'houseIds.0': 'entryAmbiguous' },
        entries: [
          {
            id: 'utleie-40001',
            houseIds: [upper, lower],
            rent: 132_000,
            share: 100,
            tenants: ['Fjorårets <Leietaker> & Sønn'],
          },
        ],
      },
    })
    expect(await it.entries()).toEqual([theirs])

    // The costs of 10 000.50 are rounded to 10 001. The net is 96 000 - 10 001 = 85 999.
    const above = entry({ gross: 96_000, maintenance: 10_001, net: 85_999 })
    await it.send([upper], { entries: [{ id: 'utleie-40001', houseId: upper }] })
    expect(await it.entries()).toEqual([above])
    // The rent of 60 000.49 is rounded to 60 000, the costs of 4 200.50 to 4 201. The net is 55 799.
    const below = entry({ gross: 60_000, municipal: 4201, net: 55_799 })
    await it.send([lower])
    expect(await it.entries()).toEqual([above, below])
    // The houses are sent again: first each alone, then both together.
    await it.earn(upper, 1000)
    await it.send([upper])
    await it.earn(lower, 2000)
    await it.send([lower, upper])
    // The upper house has 1 000 more rent than before, the lower house 2 000.
    expect(await it.entries()).toEqual([
      entry({ gross: 97_000, maintenance: 10_001, net: 86_999 }),
      entry({ gross: 62_000, municipal: 4201, net: 57_799 }),
    ])
  })

  it('tax-free alone: house and costs stay out, and what was sent before goes', async () => {
    const it = await kari(year)
    const [taxed, free] = [await it.house(0), await it.house(1)]
    await it.earn(taxed, 120_000)
    await it.earn(free, 84_000, { separatedTaxable: false })
    await it.spend(free, 20_000)
    await it.send([taxed, free])
    const own = entry({ gross: 120_000, net: 120_000 })
    expect(await it.entries()).toEqual([own])
    expect(await it.figures(free)).toMatchObject({ state: 'taxFree', bilagsSum: 2_000_000, lines: { net: 0 } })
    // The year now has tax-free rent and one month of taxed rent. So a check asks about the costs.
    // The net is 6 000 - 20 000 = -14 000.
    const month = await it.earn(free, 6000)
    expect(await it.checks(free)).toContain('mixedCosts')
    await it.send([free])
    expect(await it.entries()).toEqual([own, entry({ gross: 6000, maintenance: 20_000, net: -14_000 })])
    // Then the rent of that month is deleted.
    await world.app.raw('DELETE', `/api/incomebilag/${month.id}`, undefined, it.as())
    expect(await it.checks(free)).not.toContain('mixedCosts')
    await it.send([free])
    expect(await it.entries()).toEqual([own])
  })

  it('a share that changed forth and back is the whole again', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_001)
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 100_001, net: 100_001 })])
    await it.change(house, 0, { co_owners: [{ name: 'Ola', share: 50 }] })
    expect((await it.receipts())[0]!.changes).toEqual([{ houseId: house, kind: 'share', sent: 100, now: 50 }])
    await it.send([house])
    // Half of the net of 100 001 is 50 000.50, rounded to 50 001.
    expect(await it.entries()).toEqual([entry({ gross: 100_001, net: 100_001, share: 50, part: 50_001 })])
    await it.change(house, 0, { co_owners: [] })
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 100_001, net: 100_001 })])
    const [newest] = await it.receipts()
    expect(newest).toMatchObject({ changes: [], differences: [] })
  })

  it('an item past its lifetime stays in the balance and deducts nothing by itself', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_000)
    // After three deductions, 40 000 - 8 000 - 6 400 - 5 120 = 20 480 is left. The last deduction was two years ago.
    await it.buy(house, 40_000, year - 4, 3)
    await it.buy(house, 50_000, year, 10)
    expect(await it.checks(house)).toContain('itemsEnded')
    await it.send([house])
    // 20 % of the new 50 000 is deducted, so the net is 100 000 - 10 000 = 90 000. The closing balance is 20 480 + 50
    // 000 - 10 000.
    const sent = { gross: 100_000, opening: 20_480, bought: 50_000, depreciation: 10_000, net: 90_000 }
    expect(await it.entries()).toEqual([entry(sent)])
    expect((await it.figures(house)).lines).toMatchObject({
      balance: { opening: 2_048_000, bought: 5_000_000, sum: 1_000_000 },
      net: 9_000_000,
    })
    expect((await it.receipts())[0]!.differences).toEqual([])
  })

  it('an item past its lifetime alone: its residual goes on, nothing is deducted', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_000)
    await it.buy(house, 40_000, year - 4, 3)
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 100_000, opening: 20_480, net: 100_000 })])
  })

  it('group d of the draft stays where the books have no items; another opening value is said before sending', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_000)
    const group = [
      '<avskrivningAvAnleggsmiddel><id>egen-1</id><saldogruppe><saldogruppe>d</saldogruppe></saldogruppe>',
      '<inngaaendeVerdi><beloep><beloepSomHeltall>12000</beloepSomHeltall></beloep></inngaaendeVerdi>',
      '<avskrivningssats><prosent>20</prosent></avskrivningssats></avskrivningAvAnleggsmiddel>',
    ].join('')
    const draft = await it.document()
    const ofEntry = /(<id>utleie-40001<\/id>.*?)(<\/fastEiendomSomUtleieobjekt>)/s
    await it.write(draft.replace(ofEntry, `$1${group}$2`))
    // 20 % of the draft's 12 000 is 2 400, so the authority's net is 97 600. The net of the books is 100 000.
    const { message } = await it.view([house])
    expect(message).toMatch(/12\s000/)
    expect(message).toMatch(/97\s600/)
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 100_000, opening: 12_000, depreciation: 2400, net: 97_600 })])
    expect((await it.receipts())[0]!.differences).toEqual([{ houseId: house, ours: 10_000_000, theirs: 9_760_000 }])

    // Now the books decide. An item bought for 40 000 the year before is worth 32 000 on 1 January and deducts 6 400.
    await it.write(draft.replace(ofEntry, `$1${group}$2`))
    await it.buy(house, 40_000, year - 1, 10)
    const { message: second } = await it.view([house])
    expect(second).toMatch(/12\s000.*32\s000/)
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 100_000, opening: 32_000, depreciation: 6400, net: 93_600 })])
    expect((await it.view([house])).message).toBe('')
  })

  it('somebody else’s electronic id: nothing is shown or sent', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_000)
    await it.beSomebodyElse('04886991180')
    const refusal = {
      status: 409,
      body: { message: 'otherPerson', profile: '048869 •••••', login: '298174 •••••' },
    }
    await expect(it.view([house])).rejects.toMatchObject(refusal)
    await expect(it.send([house])).rejects.toMatchObject(refusal)
    expect(await it.entries()).toEqual([theirs])
    expect(await it.receipts()).toEqual([])
  })

  it('rent by the flat rule is sent: of the own home beside its other rent, of an own cabin alone and without costs', async () => {
    const it = await kari(year)
    const [house, cabin] = [await it.house(0, { home_use: 'own_home' }), await it.house(1, { holiday_home: true })]
    await it.earn(house, 90_000)
    await it.earn(house, 40_000.4, { short_term: true })
    await it.spend(house, 10_000)
    await it.earn(cabin, 30_000)
    await it.spend(cabin, 5000)
    // 85 % of the rent (40 000 and 30 000) above the allowance: 10 000 until 2024, 15 000 from 2025.
    const [taxable, ofCabin] = year < 2025 ? [25_500, 17_000] : [21_250, 12_750]
    expect((await it.figures(house)).short).toMatchObject({ gross: 4_000_000, taxable: taxable * 100 })
    expect(await it.figures(cabin)).toMatchObject({
      state: 'shortLets',
      short: { gross: 3_000_000, taxable: ofCabin * 100 },
    })
    expect(await it.checks(house)).not.toContain('shortLets')
    // The draft of the sandbox calls both homes secondary.
    await it.write(draftSaying(await it.document(), ['primaerbolig', 'selveidFritidseiendom']))
    expect((await it.view([house, cabin])).message).toBe('')
    await it.send([house, cabin])
    const both = entry({ gross: 90_000, grossShort: 40_000, maintenance: 10_000, net: 80_000 + taxable })
    expect(await it.entries()).toEqual([both, entry({ grossShort: 30_000, net: ofCabin })])
    const sent = await it.document()
    expect(sent).toContain('<utleietype>sjablongOgRegnskapsbehandletUtleie</utleietype>')
    expect(sent).toContain('<utleietype>sjablongbehandletUtleie</utleietype>')
    expect(sent.match(/benytterEiendommenSelvSomFritidseiendom><boolsk>true</g)).toHaveLength(1)
    expect((await it.receipts())[0]).toMatchObject({ changes: [], differences: [], not_sent: [] })
    // Now the houses are only let. The same rent is ordinary, and the figures of the flat rule are removed.
    await it.change(house, 0, { home_use: 'let_only' })
    await it.change(cabin, 1, { home_use: 'let_only' })
    expect(await it.checks(house)).toContain('shortLets')
    await it.send([house, cabin])
    expect(await it.entries()).toEqual([
      entry({ gross: 130_000, maintenance: 10_000, net: 120_000 }),
      entry({ gross: 30_000, maintenance: 5000, net: 25_000 }),
    ])
    expect(await it.document()).not.toContain('benytterEiendommenSelvSomFritidseiendom')
  })

  it('of an own cabin with a co-owner the share of what is taxable is sent, and costs alone are none', async () => {
    const it = await kari(year)
    const co_owners = [{ name: 'Ola', share: 50 }]
    const [cabin, idle] = [
      await it.house(1, { home_use: 'own_cabin', co_owners }),
      await it.house(0, { home_use: 'own_cabin' }),
    ]
    await it.earn(cabin, 90_000)
    await it.spend(idle, 18_000)
    // The taxable part is 85 % of the rent above the allowance, that is of 80 000 until 2024 and of 75 000 from 2025.
    // The landlord's part is half of it.
    const [net, part] = year < 2025 ? [68_000, 34_000] : [63_750, 31_875]
    expect((await it.figures(cabin)).short).toMatchObject({ taxable: net * 100, taxable_share: part * 100 })
    expect(await it.figures(idle)).toMatchObject({ state: 'empty', lines: { net: 0 } })
    expect(await it.checks(cabin)).toContain('coOwners')
    await it.send([cabin])
    expect(await it.entries()).toContainEqual(entry({ grossShort: 90_000, net, share: 50, part }))
  })

  it('what the landlord has typed as short lets is replaced by the books, and stays where they have none', async () => {
    const it = await kari(year)
    const house = await it.house(0, { home_use: 'own_home' })
    await it.write(draftSaying(await it.document(), ['primaerbolig']))
    await it.earn(house, 90_000)
    await it.send([house])
    const typed =
      '<bruttoLeieinntektVedSjablongbehandletUtleie><beloep><beloepINok><beloepSomHeltall>25000</beloepSomHeltall></beloepINok><beloepIValuta><beloep>25000</beloep></beloepIValuta><valutakode><valutakode>NOK</valutakode></valutakode><valutakurs><valutakurs>1</valutakurs></valutakurs></beloep></bruttoLeieinntektVedSjablongbehandletUtleie>'
    const before = '<bruttoLeieinntektVedRegnskapsbehandletUtleie>'
    await it.write((await it.document()).replace(before, `${typed}${before}`))
    expect((await it.view([house])).message).toMatch(/korttidsutleie|short lets/)
    await it.earn(house, 20_000, { short_term: true })
    expect((await it.view([house])).message).toBe('')
    await it.send([house])
    const taxable = year < 2025 ? 8500 : 4250
    expect(await it.entries()).toEqual([entry({ gross: 90_000, grossShort: 20_000, net: 90_000 + taxable })])
  })

  it('a share that is another one from this year on leaves the year before as it was', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 50_000)
    await it.change(house, 0, { co_owners: [{ name: 'Ola', share: 40 }], home_use: 'own_cabin', from_year: year + 1 })
    expect(await it.figures(house)).toMatchObject({ state: 'entered', share: 100, lines: { net_share: 50_000_00 } })
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 50_000, net: 50_000 })])
  })

  it('insurance that was moved in the portal counts once, also when the books follow', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_000)
    const insured = await it.spend(house, 3000, { cost_type: 'other_costs', description: 'Forsikring' })
    await it.spend(house, 6000, { cost_type: 'other_costs' })
    await it.send([house])
    // Both costs, 3 000 and 6 000, are on the line of other costs.
    expect(await it.entries()).toEqual([entry({ gross: 100_000, other: 9000, net: 91_000 })])
    const moved = amount('annenKostnadVedUtleie', 6000) + amount('forsikringspremie', 3000)
    const portal = async () =>
      it.write((await it.document()).replace(/<annenKostnadVedUtleie>.*?<\/annenKostnadVedUtleie>/s, moved))
    await portal()
    expect(await it.entries()).toEqual([entry({ gross: 100_000, other: 6000, insurance: 3000, net: 91_000 })])
    expect((await it.view([house])).message).toMatch(/3\s000/)
    await it.send([house], { again: true })
    expect(await it.entries()).toEqual([entry({ gross: 100_000, other: 9000, net: 91_000 })])
    // Now the landlord moves the voucher to the other line too.
    await portal()
    await world.app.call(
      expenseCalls.update,
      { params: { id: String(insured.id) }, body: formOf(insured, { cost_line: 'insurance' }) },
      it.as(),
    )
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 100_000, other: 6000, insurance: 3000, net: 91_000 })])
  })

  it('common costs have a line of their own', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_000)
    await it.spend(house, 24_000.4, { cost_type: 'other_costs', cost_line: 'common_costs' })
    await it.spend(house, 1000.1, { cost_type: 'other_costs', cost_line: 'other' })
    await it.spend(house, 500.5, { cost_type: 'other_costs' })
    await it.send([house])
    // Each line is rounded on its own. Common costs: 24 000.40 becomes 24 000. Other costs: 1 000.10 + 500.50 becomes 1
    // 501.
    expect(await it.entries()).toEqual([entry({ gross: 100_000, common: 24_000, other: 1501, net: 74_499 })])
  })

  it('the 15 % are sent once their conditions are confirmed', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_000)
    await world.app.call(depreciationCalls.createPersonal, { body: { houseId: house, year } }, it.as())
    expect(await it.checks(house)).toContain('personalUnconfirmed')
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 100_000, net: 100_000 })])
    const confirmed = { houseId: house, year, conditions: true }
    await world.app.call(depreciationCalls.updatePersonal, { body: confirmed }, it.as())
    expect(await it.checks(house)).not.toContain('personalUnconfirmed')
    await it.send([house])
    // 15 % of 100 000 is 15 000.
    expect(await it.entries()).toEqual([entry({ gross: 100_000, flatRates: 1, depreciation: 15_000, net: 85_000 })])
    await world.app.call(depreciationCalls.updatePersonal, { body: { ...confirmed, conditions: false } }, it.as())
    await it.send([house])
    expect(await it.entries()).toEqual([entry({ gross: 100_000, net: 100_000 })])
  })

  it('personal use beside group d, and confirmed for years on end, is told before it is sent', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    await it.earn(house, 100_000)
    const item = { houseId: house, name: 'Sofa', date: `${year}-02-01`, sum: 50_000, lifetime: 5 }
    await world.app.call(depreciationCalls.create, { body: item }, it.as())
    for (const of of [year - 2, year - 1, year])
      await world.app.call(
        depreciationCalls.createPersonal,
        { body: { houseId: house, year: of, conditions: true, anyway: true } },
        it.as(),
      )
    const { message } = await it.view([house])
    expect(message).toContain('both group d and the 15 % deduction')
    expect(message).not.toContain('more than three years')
    // This confirmation is older than the check of the number of years.
    await world.app.db
      .insertInto('depreciationpersonal')
      .values({
        account_id: it.id,
        houseId: house,
        year: year - 3,
        conditions: true,
        sum: 0 as never,
        totalSum: 0 as never,
        created_at: new Date() as never,
      })
      .execute()
    expect((await it.view([house])).message).toContain('confirmed for more than three years in a row')
    expect((await it.checks(house)).toSorted()).toEqual(expect.arrayContaining(['personalTooLong', 'itemsAndPersonal']))
  })

  it('an empty house refuses nobody and enters nothing', async () => {
    const it = await kari(year)
    const house = await it.house(0)
    // A house at a property that the authority doesn't know.
    const empty = it.spare
    await it.earn(house, 100_000)
    expect(await it.send([empty, house])).toEqual({ success: true, message: 'submitted' })
    expect(await it.entries()).toEqual([entry({ gross: 100_000, net: 100_000 })])
    expect((await it.figures(empty)).state).toBe('empty')
  })
})

/** An expense as its form sends it, with changes. */
const formOf = (
  { description, cost_type, date, repeat, franchise, supplierId, houseId, sum }: Awaited<ReturnType<TaxCase['spend']>>,
  more: object,
) => ({ description, cost_type, date, repeat, franchise, supplierId, houseId, sum: (sum ?? 0) / 100, ...more }) as never

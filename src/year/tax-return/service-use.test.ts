import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HomeUse } from '../../landlord/house/model'
import { draftSaying, taxCase } from './test-cases'
import { returnFixture } from './test-return'

let world: Awaited<ReturnType<typeof returnFixture>>
const originals = new Map<number, string>()
beforeAll(async () => {
  world = await returnFixture('2027-05-20T10:00:00.000Z')
})
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

/**
 * Kari's house at Nygårdsgaten 88 with a short let. In the draft, Markveien 12 is a secondary home,
 * and the kind of Nygårdsgaten 88 is `kind`.
 */
async function letting(year: number, home_use: HomeUse, kind: string) {
  const it = await taxCase(world, year)
  const original = originals.get(year) ?? (await it.document())
  originals.set(year, original)
  await it.write(draftSaying(original, ['sekundaerbolig', kind]))
  const house = await it.house(1, { home_use })
  await it.earn(house, 40_000, { short_term: true })
  return { it, house }
}

describe.each([2023, 2026])('what the draft of %i says about the use of a house', (year) => {
  it.each<[HomeUse, string, readonly string[]]>([
    ['own_home', 'primaerbolig', []],
    ['own_home', 'sekundaerbolig', ['sekundaerbolig']],
    ['own_cabin', 'sekundaerbolig', ['sekundaerbolig']],
    ['own_cabin', 'selveidFritidseiendom', []],
    ['own_home', 'selveidFritidseiendom', ['selveidFritidseiendom']],
    ['let_only', 'sekundaerbolig', []],
    ['let_only', 'primaerbolig', ['primaerbolig']],
  ])('with %s, a draft that says %s is named: %j', async (home_use, kind, in_draft) => {
    const { it, house } = await letting(year, home_use, kind)
    expect(await it.useCheck(house)).toBeUndefined()
    const { message } = await it.view([house])
    expect(/draft says|utkast sier/.test(message)).toBe(in_draft.length > 0)
    expect(await it.useCheck(house)).toEqual(in_draft.length > 0 ? { home_use, in_draft } : undefined)
  })

  it('a sending that asks is refused until the flat rule is confirmed for the house', async () => {
    const { it, house } = await letting(year, 'own_home', 'sekundaerbolig')
    const uses = [{ houseId: house, home_use: 'own_home', in_draft: ['sekundaerbolig'] }]
    await expect(it.send([house], { uses_confirmed: [] })).rejects.toMatchObject({
      status: 409,
      body: { message: 'homeUseDiffers', fields: { 'houseIds.0': 'homeUseDiffers' }, uses },
    })
    // Nothing was sent. The check list contains the difference even without a preview.
    expect(await it.receipts()).toEqual([])
    expect(await it.useCheck(house)).toEqual({ home_use: 'own_home', in_draft: ['sekundaerbolig'] })
    expect(await it.send([house], { uses_confirmed: [house] })).toEqual({ success: true, message: 'submitted', uses })
  })

  it('a sending that does not ask names it in its answer', async () => {
    const { it, house } = await letting(year, 'own_cabin', 'sekundaerbolig')
    expect(await it.send([house])).toMatchObject({ success: true, uses: [{ houseId: house, home_use: 'own_cabin' }] })
  })

  it('a house that is only let is sent without a question, since its rent follows the accounts', async () => {
    const { it, house } = await letting(year, 'let_only', 'primaerbolig')
    expect(await it.send([house], { uses_confirmed: [] })).toMatchObject({ success: true, message: 'submitted' })
  })

  it('a whole return needs a preview that has named it', async () => {
    const { it, house } = await letting(year, 'own_home', 'primaerbolig')
    await it.view([house], { submission: 'komplett' })
    // After the preview, the authority changes the draft.
    await it.write(draftSaying(originals.get(year)!, ['sekundaerbolig', 'sekundaerbolig']))
    const send = () => it.send([house], { submission: 'komplett' })
    await expect(send()).rejects.toMatchObject({ status: 409, body: { message: 'previewFirst' } })
    expect((await it.view([house], { submission: 'komplett' })).message).toMatch(/draft says|utkast sier/)
    expect(await send()).toMatchObject({ success: true })
  })
})

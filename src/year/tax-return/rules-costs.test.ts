import { expect, it } from 'vitest'
import type { Ore } from '../../base/kit/money'
import type { LineCosts } from './model-document'
import { costsToKeep, type EntryCosts } from './rules-costs'
import { oreOfKr, testLines } from './test-draft'

type Kroner = Partial<Record<keyof EntryCosts, number>>
const costs = (given: Kroner): EntryCosts => ({
  maintenance: oreOfKr(given.maintenance ?? 0),
  other_costs: oreOfKr(given.other_costs ?? 0),
  common_costs: oreOfKr(given.common_costs ?? 0),
  municipal_taxes: oreOfKr(given.municipal_taxes ?? 0),
  insurance: oreOfKr(given.insurance ?? 0),
})
const none: LineCosts = { insurance: oreOfKr(0), common_costs: oreOfKr(0) }

/**
 * Each row: the costs that we wrote, the draft's own costs that stayed, and the costs in the draft
 * now.
 */
it.each<[string, Kroner, Kroner, Kroner, [insurance: number, common: number, moved: number]]>([
  ['nothing has changed', { other_costs: 6000 }, {}, { other_costs: 6000 }, [0, 0, 0]],
  [
    'the draft’s own stays',
    { other_costs: 6000 },
    { insurance: 4000 },
    { other_costs: 6000, insurance: 4000 },
    [4000, 0, 0],
  ],
  ['insurance was moved out of other costs', { other_costs: 6000 }, {}, { insurance: 6000 }, [0, 0, 6000]],
  ['a part of them was', { other_costs: 10_000 }, {}, { other_costs: 4000, insurance: 6000 }, [0, 0, 6000]],
  ['out of maintenance', { maintenance: 900 }, {}, { maintenance: 200, common_costs: 700 }, [0, 0, 700]],
  [
    'to the draft’s own',
    { other_costs: 6000 },
    { insurance: 4000 },
    { other_costs: 0, insurance: 10_000 },
    [4000, 0, 6000],
  ],
  ['more was added', { other_costs: 6000 }, {}, { other_costs: 6000, insurance: 4000 }, [4000, 0, 0]],
  ['some was moved and more added', { other_costs: 6000 }, {}, { other_costs: 5000, insurance: 4000 }, [3000, 0, 1000]],
  [
    'both were moved',
    { other_costs: 26_000 },
    {},
    { other_costs: 0, insurance: 6000, common_costs: 20_000 },
    [0, 0, 26_000],
  ],
  ['a cost was lowered', { other_costs: 6000 }, {}, { other_costs: 1000 }, [0, 0, 0]],
  ['the draft’s own was corrected', {}, { insurance: 4000 }, { insurance: 4500 }, [4500, 0, 0]],
  ['what the books had there was ours', { insurance: 6000 }, {}, { insurance: 6000 }, [0, 0, 0]],
  ['and was added to', { insurance: 6000 }, {}, { insurance: 6500 }, [500, 0, 0]],
  ['insurance was moved to common costs', { insurance: 6000 }, {}, { common_costs: 6000 }, [0, 0, 6000]],
])('%s', (_what, wrote, remaining, draft, [insurance, common_costs, moved]) =>
  expect(
    costsToKeep(costs(draft), { lines: testLines(costs(wrote)), remaining: { ...none, ...costs(remaining) } }),
  ).toEqual({
    insurance: oreOfKr(insurance),
    common_costs: oreOfKr(common_costs),
    moved: oreOfKr(moved),
  }),
)

it('of what was never written all stays', () =>
  expect(costsToKeep(costs({ insurance: 4000, common_costs: 9000 }), null)).toEqual({
    insurance: 400_000 as Ore,
    common_costs: 900_000 as Ore,
    moved: 0,
  }))

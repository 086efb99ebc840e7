import type { HouseTax } from '../tax/model'

/** Figures of a house. All are 0 except those that are passed. Amounts are in øre. */
export const testFigures = (houseId: number, given: object = {}): HouseTax =>
  ({
    houseId,
    year: 2025,
    state: 'entered',
    bilagsSum: 0,
    depreciationSum: 0,
    incomebilagsSum: 0,
    bilagsList: [],
    depreciationList: [],
    incomebilagsList: [],
    bilagsListCostType: { maintenance: 0, other_costs: 0, attachment_fee: 0, municipal_taxes: 0, paid_salary: 0 },
    share: 100,
    lines: {
      income: 0,
      maintenance: 0,
      municipal_taxes: 0,
      insurance: 0,
      common_costs: 0,
      other_costs: 0,
      balance: null,
      flat_rate: null,
      net: 0,
      net_share: 0,
    },
    short: null,
    ...given,
  }) as unknown as HouseTax

/** A depreciation as it was sent. Amounts in kroner. */
export interface Depreciation {
  /** True if 15 % of the rent is claimed instead of the items' loss of value. */
  readonly isFlatRate: boolean
  readonly opening: number
  readonly cost: number
  readonly improvement: number
  readonly sale: number
  /** Percent. */
  readonly rate: number
}

export interface LettingCosts {
  readonly maintenance: number
  readonly other: number
  readonly common: number
  readonly municipal: number
  readonly insurance: number
}

/** The input of the calculation. Kroner, percent. */
export interface LettingInput {
  /** Rent of long-term letting, from which costs are deducted. */
  readonly gross: number
  /** Rent of short-term letting, of which a part is tax-free. */
  readonly grossShort: number
  readonly costs: LettingCosts
  readonly depreciations: readonly Depreciation[]
  readonly share: number
}

export interface CalculatedDepreciation {
  /** Null when the depreciation is a part of the rent. */
  readonly basis: number | null
  readonly closing: number | null
  readonly sum: number
}

export interface CalculatedLetting {
  readonly depreciations: readonly CalculatedDepreciation[]
  readonly depreciation: number
  readonly costs: number
  /** The taxable part of short-term letting. */
  readonly short: number
  readonly net: number
  /** The owner's part of the net. A negative value is a deficit. */
  readonly share: number
}

/** A percentage of whole kroner in whole kroner. Rounds half away from zero: -50 like 50. Exact to eight decimals of the percent. */
export function roundedPercentOf(kroner: number, percent: number): number {
  const whole = 10n ** 10n
  const product = BigInt(Math.abs(kroner)) * BigInt(Math.round(percent * 1e8))
  const part = Number((product + whole / 2n) / whole)
  return kroner < 0 ? 0 - part : part
}

/** The flat rate for furniture, and the taxed part of short-term letting. */
const flatRate = 15
const taxedShort = 85

/** The tax-free part of short-term letting in an income year, per dwelling (satserIFormuesOgInntektsskatt). */
const shortAllowance = (year: number) => (year < 2025 ? 10_000 : 15_000)

function depreciate({ gross }: LettingInput, item: Depreciation): CalculatedDepreciation {
  if (item.isFlatRate) return { basis: null, closing: null, sum: roundedPercentOf(gross, flatRate) }
  const basis = item.opening + item.cost + item.improvement - item.sale
  const sum = roundedPercentOf(basis, item.rate)
  return { basis, closing: basis - sum, sum }
}

/** The result of one letting by the published rates and texts. The authority's own program may differ. */
export function calculateLetting(letting: LettingInput, year: number): CalculatedLetting {
  const depreciations = letting.depreciations.map((item) => depreciate(letting, item))
  const depreciation = depreciations.reduce((sum, each) => sum + each.sum, 0)
  const { maintenance, other, common, municipal, insurance } = letting.costs
  const costs = maintenance + other + common + municipal + insurance
  const short = roundedPercentOf(Math.max(0, letting.grossShort - shortAllowance(year)), taxedShort)
  const net = letting.gross - costs - depreciation + short
  return { depreciations, depreciation, costs, short, net, share: roundedPercentOf(net, letting.share) }
}

/** A depreciation as it was sent; kroner. */
export interface Depreciation {
  /** Whether 15 % of the rent is claimed instead of what the items lose in value. */
  readonly isFlatRate: boolean
  readonly opening: number
  readonly cost: number
  readonly improvement: number
  readonly sale: number
  /** Percent. */
  readonly rate: number
}

export interface Costs {
  readonly maintenance: number
  readonly other: number
  readonly common: number
  readonly municipal: number
  readonly insurance: number
}

/** What is calculated of. Kroner, percent. */
export interface Letting {
  /** Rent of lasting letting, of which costs are deducted. */
  readonly gross: number
  /** Rent of short letting, of which a part is free of tax. */
  readonly grossShort: number
  readonly costs: Costs
  readonly depreciations: readonly Depreciation[]
  readonly share: number
}

export interface CalculatedDepreciation {
  /** Null where it is a part of the rent. */
  readonly basis: number | null
  readonly closing: number | null
  readonly sum: number
}

export interface Calculated {
  readonly depreciations: readonly CalculatedDepreciation[]
  readonly depreciation: number
  readonly costs: number
  /** The taxable part of short letting. */
  readonly short: number
  readonly net: number
  /** The owner's part of it; below zero a deficit. */
  readonly share: number
}

/** Percent of whole kroner in whole kroner, half up by the amount: of -50 as of 50. Exact to eight decimals of the percent. */
export function percentOf(kroner: number, percent: number): number {
  const whole = 10n ** 10n
  const product = BigInt(Math.abs(kroner)) * BigInt(Math.round(percent * 1e8))
  const part = Number((product + whole / 2n) / whole)
  return kroner < 0 ? 0 - part : part
}

/** The flat rate for furniture, and the part of short letting that is taxed. */
const flatRate = 15
const taxedShort = 85

/** What of short letting is free of tax in an income year, per dwelling (satserIFormuesOgInntektsskatt). */
const shortAllowance = (year: number) => (year < 2025 ? 10_000 : 15_000)

function depreciate({ gross }: Letting, item: Depreciation): CalculatedDepreciation {
  if (item.isFlatRate) return { basis: null, closing: null, sum: percentOf(gross, flatRate) }
  const basis = item.opening + item.cost + item.improvement - item.sale
  const sum = percentOf(basis, item.rate)
  return { basis, closing: basis - sum, sum }
}

/** What one letting comes to, as the published rates and texts say; not the authority's own program. */
export function calculate(letting: Letting, year: number): Calculated {
  const depreciations = letting.depreciations.map((item) => depreciate(letting, item))
  const depreciation = depreciations.reduce((sum, each) => sum + each.sum, 0)
  const { maintenance, other, common, municipal, insurance } = letting.costs
  const costs = maintenance + other + common + municipal + insurance
  const short = percentOf(Math.max(0, letting.grossShort - shortAllowance(year)), taxedShort)
  const net = letting.gross - costs - depreciation + short
  return { depreciations, depreciation, costs, short, net, share: percentOf(net, letting.share) }
}

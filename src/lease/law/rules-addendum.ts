import { namesForbiddenCosts } from './rules-charges'

/** The terms on money of an agreement that the Act may make void. */
export type VoidMoneyTerm = 'deposit' | 'costs'

const security = /deposit|garanti(?!sme)|(?<!\p{L})guarantee|sikkerhet for|security for/iu
const payment =
  /i tillegg|betale|dekk|(?<!\p{L})kr(?!\p{L})|kroner|in addition|on top|(?<!\p{L})pays?(?!\p{L})|(?<!\p{L})charged?(?!\p{L})/iu

/**
 * The void terms that the words of an agreement may have: security that the lease itself didn't agree (husleieloven §
 * 3-5), and costs beside the rent that can't be charged (§§ 3-1, 3-7). Words alone prove nothing, so it is a warning.
 */
export const voidMoneyTerms = (texts: readonly string[]): readonly VoidMoneyTerm[] => [
  ...(texts.some((text) => security.test(text)) ? (['deposit'] as const) : []),
  ...(texts.some((text) => namesForbiddenCosts(text) && payment.test(text)) ? (['costs'] as const) : []),
]

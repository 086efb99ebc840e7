import { z } from 'zod'

/** How many pages of a list are shown, as a parameter of the address. A reload shows the same number again. */
export const pageCountParam = () => z.coerce.number().int().min(1).max(1000).default(1).catch(1)

import { z } from 'zod'

/** The parameter of the address with the number of pages, so that a reload shows the same number. */
export const pageCountParam = () => z.coerce.number().int().min(1).max(1000).default(1).catch(1)

import { z } from 'zod'

/** The number of pages, as a parameter of the address. So a reload shows the same number. */
export const pageCountParam = () => z.coerce.number().int().min(1).max(1000).default(1).catch(1)

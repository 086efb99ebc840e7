import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }

const known = new Set(codes.map(([alpha2]) => alpha2))

/** Whether a country has this two-letter code (ISO 3166-1, and XK for Kosovo). */
export const isCountry = (code: string): boolean => known.has(code)

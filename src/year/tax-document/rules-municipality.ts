/**
 * The numbers of municipalities that changed on 1 January 2024: the one until the end of 2023, and what it was then. 1507 was
 * divided: Ålesund is 1508, Haram 1580. Nothing changed from 2024 to 2026.
 *
 * Source: Statistics Norway, KLASS 131 (standard of municipalities), read on 28 November 2026 as the tax authority publishes it
 * for each income year (code list `aktiveKommunenummer` of 2023 to 2026, with `nesteKommunenummer`).
 */
const changed2024: ReadonlyMap<string, readonly string[]> = new Map(
  `1507 1508 1580|3001 3101|3002 3103|3003 3105|3004 3107|3005 3301|3006 3303|3007 3305|3011 3110|3012 3124
3013 3122|3014 3118|3015 3116|3016 3120|3017 3112|3018 3114|3019 3216|3020 3207|3021 3218|3022 3214|3023 3212
3024 3201|3025 3203|3026 3226|3027 3224|3028 3220|3029 3222|3030 3205|3031 3232|3032 3230|3033 3209|3034 3228
3035 3240|3036 3238|3037 3242|3038 3310|3039 3320|3040 3322|3041 3324|3042 3326|3043 3328|3044 3330|3045 3332
3046 3318|3047 3316|3048 3314|3049 3312|3050 3334|3051 3336|3052 3338|3053 3236|3054 3234|3801 3901|3802 3903
3803 3905|3804 3907|3805 3909|3806 4001|3807 4003|3808 4005|3811 3911|3812 4010|3813 4012|3814 4014|3815 4016
3816 4018|3817 4020|3818 4026|3819 4024|3820 4022|3821 4028|3822 4030|3823 4032|3824 4034|3825 4036|5401 5501
5402 5503|5403 5601|5404 5634|5405 5607|5406 5603|5411 5510|5412 5512|5413 5514|5414 5516|5415 5518|5416 5520
5417 5522|5418 5524|5419 5526|5420 5528|5421 5530|5422 5532|5423 5534|5424 5536|5425 5538|5426 5540|5427 5542
5428 5544|5429 5546|5430 5612|5432 5614|5433 5616|5434 5618|5435 5620|5436 5622|5437 5610|5438 5624|5439 5626
5440 5630|5441 5628|5442 5636|5443 5632|5444 5605`
    .split(/[|\n]/)
    .map((line) => line.split(' '))
    .map(([old, ...now]) => [old!, now]),
)

/** The first income year with the numbers of today. */
const firstYear = 2024

const before2024: ReadonlyMap<string, string> = new Map(
  [...changed2024].flatMap(([old, now]) => now.map((number) => [number, old] as const)),
)

/**
 * The numbers that a municipality may have had in an income year, by its number of any year: one, or several where it was
 * divided since. A number that never changed is the same in each year.
 */
export const numbersIn = (year: number, municipality: string): readonly string[] =>
  year < firstYear ? [before2024.get(municipality) ?? municipality] : (changed2024.get(municipality) ?? [municipality])

/** The number that it has today; null where that is not known: it was divided. */
export const numberNow = (municipality: string): string | null => {
  const [only, ...others] = changed2024.get(municipality) ?? [municipality]
  return only !== undefined && others.length === 0 ? only : null
}

/** Whether two numbers, each of any year, may be those of one municipality in an income year. */
export const isSameMunicipality = (year: number, one: string, other: string): boolean =>
  numbersIn(year, one).some((number) => numbersIn(year, other).includes(number))

import type { ReadReturn } from './return'

/** Numbers of the municipalities since 2024 (code list aktiveKommunenummer, 2025). */
const municipalities = new Set(
  `0301 1101 1103 1106 1108 1111 1112 1114 1119 1120 1121 1122 1124 1127 1130 1133 1134 1135 1144 1145 1146 1149 1151
1160 1505 1506 1508 1511 1514 1515 1516 1517 1520 1525 1528 1531 1532 1535 1539 1547 1554 1557 1560 1563 1566 1573
1576 1577 1578 1579 1580 1804 1806 1811 1812 1813 1815 1816 1818 1820 1822 1824 1825 1826 1827 1828 1832 1833 1834
1835 1836 1837 1838 1839 1840 1841 1845 1848 1851 1853 1856 1857 1859 1860 1865 1866 1867 1868 1870 1871 1874 1875
2100 3101 3103 3105 3107 3110 3112 3114 3116 3118 3120 3122 3124 3201 3203 3205 3207 3209 3212 3214 3216 3218 3220
3222 3224 3226 3228 3230 3232 3234 3236 3238 3240 3242 3301 3303 3305 3310 3312 3314 3316 3318 3320 3322 3324 3326
3328 3330 3332 3334 3336 3338 3401 3403 3405 3407 3411 3412 3413 3414 3415 3416 3417 3418 3419 3420 3421 3422 3423
3424 3425 3426 3427 3428 3429 3430 3431 3432 3433 3434 3435 3436 3437 3438 3439 3440 3441 3442 3443 3446 3447 3448
3449 3450 3451 3452 3453 3454 3901 3903 3905 3907 3909 3911 4001 4003 4005 4010 4012 4014 4016 4018 4020 4022 4024
4026 4028 4030 4032 4034 4036 4201 4202 4203 4204 4205 4206 4207 4211 4212 4213 4214 4215 4216 4217 4218 4219 4220
4221 4222 4223 4224 4225 4226 4227 4228 4601 4602 4611 4612 4613 4614 4615 4616 4617 4618 4619 4620 4621 4622 4623
4624 4625 4626 4627 4628 4629 4630 4631 4632 4633 4634 4635 4636 4637 4638 4639 4640 4641 4642 4643 4644 4645 4646
4647 4648 4649 4650 4651 5001 5006 5007 5014 5020 5021 5022 5025 5026 5027 5028 5029 5031 5032 5033 5034 5035 5036
5037 5038 5041 5042 5043 5044 5045 5046 5047 5049 5052 5053 5054 5055 5056 5057 5058 5059 5060 5061 5501 5503 5510
5512 5514 5516 5518 5520 5522 5524 5526 5528 5530 5532 5534 5536 5538 5540 5542 5544 5546 5601 5603 5605 5607 5610
5612 5614 5616 5618 5620 5622 5624 5626 5628 5630 5632 5634 5636`.split(/\s/),
)

/** Counties that were divided at the end of 2023; which of their numbers were given is not known here. */
const dividedCounties = /^(30|38|54)\d\d$/

const isMunicipality = (number: string, year: number): boolean =>
  municipalities.has(number) || (year === 2023 && (dividedCounties.test(number) || number === '1507'))

/** Groups of assets that a letting may depreciate (code list saldogruppeKnyttetTilAvskrivningILeieforhold). */
const groups = new Set(['d', 'h', 'i', 'j'])

export interface WrongCode {
  readonly entry: string
  readonly value: string
  readonly path: string
  readonly information: string
}

/** Values that their code lists don't have. */
export function wrongCodes({ year, properties }: ReadReturn): WrongCode[] {
  const found: WrongCode[] = []
  const check = (entry: string, value: string, path: string, list: string, isKnown: boolean) => {
    if (value !== '' && !isKnown)
      found.push({ entry, value, path, information: `Verdien ${value} finnes ikke i kodelisten ${year}_${list}` })
  }
  for (const { id, municipality, lettings } of properties) {
    const known = 'eksternEiendomsidentifikator/kommunenummer'
    check(id, municipality, known, 'aktiveKommunenummer', isMunicipality(municipality, year))
    for (const letting of lettings) {
      const place = letting.municipality
      check(letting.id, place, 'kommunenummer', 'aktiveKommunenummer', isMunicipality(place, year))
      for (const { id: entry, group } of letting.depreciations)
        check(entry, group, 'saldogruppe', 'saldogruppeKnyttetTilAvskrivningILeieforhold', groups.has(group))
    }
  }
  return found
}

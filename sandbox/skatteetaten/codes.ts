import { isMunicipality } from './municipalities'
import type { ReadReturn } from './return'

/** Code lists of Skatteetaten/skattemeldingen (src/resources/kodeliste), as they are in each of the years 2023 to 2026. */
const lists = {
  saldogruppeKnyttetTilAvskrivningILeieforhold: 'd h i j',
  boligbruk: 'primaerbolig sekundaerbolig',
  boligtype: 'enebolig leilighet smaahus',
  eiendomstype: `borett egenFritaksbehandletBolig regnskapsbehandletBolig egenFritaksbehandletFritidseiendom
regnskapsbehandletFritidseiendom tomt gaardsbruk skogeiendomINorge skogeiendomIUtlandet
ikkeUtleidNaeringseiendomIUtlandet annenFastEiendomInnenforInntektsgivendeAktivitet
annenFastEiendomUtenforInntektsgivendeAktivitet flerboligbygning utleidFlerboligbygningIUtlandet selveidBolig
selveidFritidseiendom boenhetIBoligselskap ikkeUtleidNaeringseiendomINorge naeringseiendom skalIkkeFastsettes
fastEiendomPaaSvalbard`,
  vedleggskategori: `klage fullmakt adresseendring detaljer kontonummerUtbetaling folkeregisteret bosted loenn
trygdeavgiftsfritak forklaringPaaNoeJegHarGjortISkattemeldingen betalingSkattIUtlandet annet unntakSkatteplikt
naeringsbil realisertNaeringseiendom utjevningAandsverksinntekt deltakelseISelskapMedDeltakerfastsettelse utsettelse
strukturelleEndringerISelskapEllerEierforhold aarsregnskap endringRegnskapsaar valutaOmregningsdifferanser
realisasjonAvEiendom utleie annetNaering utflyttingsskatt bilagIRegnskapet utlandForholdKnyttetTilSkatteplikt
skattefunnTilleggsopplysning skattefriLagForeningInstitusjonTilleggsopplysning fremfoertUnderskuddFraTidligereAar
metodeVedDobbeltbeskatning arbeidOgOppholdINorge endringsanmodning aarsregnskap_SDF rentebegrensningOgUnntaksregel`,
}
type List = keyof typeof lists
const codes = new Map(Object.entries(lists).map(([list, text]) => [list, new Set(text.split(/\s/))]))

/** The additional values in the lists of 2023. */
const only2023: ReadonlySet<string> = new Set([
  'vedleggskategori utlandFordelingInntektOgKostnad',
  'vedleggskategori klagePaaSkjoennsfastsetting',
  'vedleggskategori klagePaaMyndighetsfastsetting',
])

const isCode = (list: List, code: string, year: number): boolean =>
  codes.get(list)!.has(code) || (year <= 2023 && only2023.has(`${list} ${code}`))

export interface WrongCode {
  readonly entry: string
  readonly value: string
  readonly path: string
  readonly information: string
}

/** Values that are not in the code lists of the return's year. */
export function wrongCodes({ year, properties, attachments }: ReadReturn): WrongCode[] {
  const found: WrongCode[] = []
  const check = (entry: string, value: string, path: string, list: string, isKnown: boolean) => {
    if (value !== '' && !isKnown)
      found.push({ entry, value, path, information: `Verdien ${value} finnes ikke i kodelisten ${year}_${list}` })
  }
  const checkCode = (entry: string, value: string, path: string, list: List) =>
    check(entry, value, path, list, isCode(list, value, year))
  const checkPlace = (entry: string, value: string, path: string) =>
    check(entry, value, path, 'aktiveKommunenummer', isMunicipality(value, year))
  for (const { id, municipality, lettings, wealthEntries } of properties) {
    checkPlace(id, municipality, 'eksternEiendomsidentifikator/kommunenummer')
    for (const each of wealthEntries) {
      checkCode(each.id, each.type, 'eiendomstype', 'eiendomstype')
      for (const use of each.uses) checkCode(each.id, use, 'boligbruk', 'boligbruk')
      for (const kind of each.kinds) checkCode(each.id, kind, 'boligtype', 'boligtype')
    }
    for (const letting of lettings) {
      checkPlace(letting.id, letting.municipality, 'kommunenummer')
      for (const { id: entry, group } of letting.depreciations)
        checkCode(entry, group, 'saldogruppe', 'saldogruppeKnyttetTilAvskrivningILeieforhold')
    }
  }
  for (const { id, category } of attachments)
    checkCode(id, category, 'vedleggstype/vedleggskategori', 'vedleggskategori')
  return found
}

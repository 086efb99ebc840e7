import { findElement, readXml, elementText, type SoapElement } from './soap'

/** RF-1189 by Altinn's number. The sandbox uses the income year as its version. */
export const dataFormat = {
  id: '738',
  isOf: (update: SoapElement, year: number): boolean =>
    elementText(update, 'DataFormatId') === '738' && elementText(update, 'DataFormatVersion') === String(year),
}

const costs = ['Festeavgift', 'KommunaleAvgifter', 'Lonnskostnader', 'Vedlikehold', 'AndreKostnader'] as const

/** The reason why a form can't be put into a return. Null when it can. */
export async function checkForm(xml: string, year: number): Promise<string | null> {
  const root = await readXml(xml)
  if (root?.name !== 'Skjema' || root.attributes['blankettnummer'] !== 'RF-1189') return 'Skjemaet er ikke RF-1189'
  if (elementText(root, 'Inntektsaar') !== String(year)) return 'Inntektsåret er et annet enn skattemeldingens'
  const text = (name: string) => elementText(root, name)
  const share = text('EiendomAndelsnummer-datadef-37196') !== ''
  if (share ? !/^\d{9}$/.test(text('EiendomOrganisasjonsnummer-datadef-37197')) : !hasCadastre(text))
    return 'Eiendommen er ikke oppgitt: kommune, gårds- og bruksnummer, eller andel og borettslag'
  const amounts = ['Leieinntekt', ...costs.map((name) => `Sum${name}`), 'Avskrivning', 'Resultat', 'ResultatAndel']
  const wrong = amounts.find((name) => !/^-?\d{1,12}$/.test(text(name)))
  if (wrong !== undefined) return `${wrong} er ikke hele kroner`
  const owned = Number(text('Eierandel'))
  if (!(owned > 0 && owned <= 100)) return 'Eierandelen er ikke mellom 0 og 100 prosent'
  const spent = costs.reduce((sum, name) => sum + Number(text(`Sum${name}`)), Number(text('Avskrivning')))
  if (Number(text('Leieinntekt')) - spent !== Number(text('Resultat'))) return 'Resultatet stemmer ikke med postene'
  return findElement(root, 'Eiendom') ? null : 'Eiendommen mangler'
}

const hasCadastre = (text: (name: string) => string): boolean =>
  /^\d{4}$/.test(text('EiendomKommuneNummer-datadef-23')) &&
  /^\d{1,5}$/.test(text('EiendomGardsnummer-datadef-30514')) &&
  /^\d{1,4}$/.test(text('EiendomBruksnummer-datadef-30515'))

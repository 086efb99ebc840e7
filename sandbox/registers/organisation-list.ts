/** An organisation. None of those that are bankrupt, being dissolved or gone exists. */
export interface RegisteredOrganisation {
  readonly number: string
  readonly name: string
  readonly form: string
  readonly lines: readonly string[]
  readonly postcode: string
  readonly place: string
  readonly municipality: string
  readonly country: string
  /** `removed` is answered with 410, `deleted` with 200. */
  readonly state: 'active' | 'bankrupt' | 'dissolving' | 'deleted' | 'removed'
  /** True for a part of an organisation, which has a list of its own. */
  readonly isPart: boolean
}

/** Number | name | form | lines of the address | postcode | place | municipality | state. A name in capitals, as there. */
const table = `
974760673|REGISTERENHETEN I BRØNNØYSUND|ORGL|Havnegata 48|8900|BRØNNØYSUND|1813|active
948677733|STRINDHEIM & LADE BORETTSLAG|BRL|Strindheimvegen 1|7045|TRONDHEIM|5001|active
912345009|FJORD BYGG AS|AS|Kirkegata 4|0153|OSLO|0301|active
912345378|FJORD RØR AS|AS|c/o Ola Fjord;Skolegata 7|5015|BERGEN|4601|active
912345742|FJORD ELEKTRO AS|AS|Storgata 20|9008|TROMSØ|5501|bankrupt
912346110|FJORD MALING AS|AS|Strandgata 2|4006|STAVANGER|1103|dissolving
912346854|FJORD TAK AS|AS|Parkveien 9|3015|DRAMMEN|3301|deleted
912347222|||||||removed
912347591|MARKVEIEN 12 SAMEIE|ESEK|Markveien 12|0554|OSLO|0301|active
912347966|NORDIC TOOLS AB NUF|NUF|Drottninggatan 5;111 51 Stockholm||||active
912348334|OSLO VANN OG AVLØP|KF|Herslebs gate 5|0561|OSLO|0301|active
912348709|KARI HANSEN RENHOLD|ENK|Storgata 12B|2609|LILLEHAMMER|3405|active
912349071|FJORD BYGG AS AVD BERGEN|BEDR|Kirkegata 11|5015|BERGEN|4601|part
912349446|FJORD FORSIKRING ASA|ASA|Rådhusplassen 1|0155|OSLO|0301|active`

export const organisationRegister: readonly RegisteredOrganisation[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [number = '', name = '', form = '', lines = '', postcode = '', place = '', municipality = '', state = ''] =
      line.split('|')
    return {
      number,
      name,
      form,
      lines: lines === '' ? [] : lines.split(';'),
      postcode,
      place,
      municipality,
      country: postcode === '' ? 'Sverige' : 'Norge',
      state: state === 'part' ? 'active' : (state as RegisteredOrganisation['state']),
      isPart: state === 'part',
    }
  })

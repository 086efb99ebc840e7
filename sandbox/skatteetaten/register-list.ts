import { taxpayers } from './taxpayers'

/** A property in the authority's register. */
export interface RegisteredProperty {
  readonly registerId: number
  readonly municipality: string
  /** Empty when the source list doesn't name it. */
  readonly place: string
  /** Cadastral number, with section 0 for none. Null for a share of a cooperative. */
  readonly cadastral: readonly [number, number, number, number] | null
  /** `948677733/23` */
  readonly share: string
  readonly street: string
  readonly house: string
  readonly postcode: string
  readonly city: string
}

/**
 * From the authority's public list of synthetic properties (Skatteetaten/skattemeldingen, docs/api-v2): number,
 * municipality, its name, cadastral number or share, street, house. The list has no postcodes.
 */
const synthetic = `1|4203|Arendal|61/39/0/0|Nedre Gartavei|96
2|3205|Lillestrøm|31/266/0/0|Granaveien|15
3|4214|Froland|64/23/0/0|Bøylestadveien|1200
4|4213|Tvedestrand|59/1/49/0|Andres vei|7
5|3101|Halden|25/13/0/0|Grimsøyveien|30
6|3431|Dovre|9/85/0/0|Myravegen|8
7|4649|Stad|43/1/83/0|Fjellvegen|74B
8|4601|Bergen|5/14/0/0|Hardangervegen|276
9|4601|Bergen|10/700/0/0|Nattlandsrinden|185
10|4601|Bergen|10/106/0/0|Nedre Nattland|22F
11|4601|Bergen|111/3/0/0|Lilandsvegen|89
12|0301|Oslo|10/1036/0/0|Hartmanns vei|3
13|0301|Oslo|10/135/0/0|Sponhoggveien|9
14|0301|Oslo|72/364/0/0|Kjelsåsveien|118B
15|0301|Oslo|198/176/0/0|Heimlibakken|1
16|0301|Oslo|10/116/0/0|Vækerøveien|34A
19|4601|Bergen|3/71/0/0|Brattlandsvegen|161
43|3101|Halden|80/5/1/0|Torpedalsveien|335
44|3101|Halden|15/11/0/0|Sponvikveien|39
57|0301|Oslo|933794164/1|Gyldenløves gate|19A
58|0301|Oslo|933794164/2|Gyldenløves gate|19A
59|0301|Oslo|933794164/3|Gyldenløves gate|19A
60|0301|Oslo|933794164/4|Gyldenløves gate|19B
61|0301|Oslo|933794164/5|Gyldenløves gate|19B
67|4601|Bergen|896544152/1|Hordagaten|18
68|4601|Bergen|896544152/2|Hordagaten|18
76|0301|Oslo|923562842/2|Oberst Rodes vei|38B
77|0301|Oslo|923562842/3|Oberst Rodes vei|38C
91|4601|Bergen|154/227/0/1|Øvre Stadionveien|30
92|4601|Bergen|154/227/0/2|Øvre Stadionveien|30
93|4601|Bergen|154/227/0/3|Øvre Stadionveien|30
95|4601|Bergen|16/15/0/1|Fredlundveien|77
96|4601|Bergen|16/15/0/2|Fredlundveien|77
99|0301|Oslo|27/2/0/1|Sørkedalsveien|301A
100|0301|Oslo|27/2/0/2|Sørkedalsveien|301B
103|0301|Oslo|57/11/0/2|Nydalsveien|4
105|0301|Oslo|54/99/0/1|Tåsen terrasse|19A
106|0301|Oslo|54/99/0/2|Tåsen terrasse|19B
111|0301|Oslo|934504763/1|Bakkerudveien|13
112|0301|Oslo|934504763/2|Bakkerudveien|13
119|4601|Bergen|929426401/1|Fageråsveien|24
123|1505|Kristiansund|992351519/1|Sørøyveien|23`

type Cadastral = NonNullable<RegisteredProperty['cadastral']>

function readSynthetic(line: string): RegisteredProperty {
  const [id, municipality, place, number, street, house] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const parts = number.split('/').map(Number)
  const isShare = parts.length === 2
  return {
    registerId: Number(id),
    municipality,
    place,
    cadastral: isShare ? null : (parts as unknown as Cadastral),
    share: isShare ? number : '',
    street,
    house,
    postcode: '',
    city: '',
  }
}

/** All properties. The properties of the test persons are included, and only they have postcodes. */
export const propertyRegister: readonly RegisteredProperty[] = [
  ...[...new Map(taxpayers.flatMap(({ holdings }) => holdings).map((each) => [each.registerId, each])).values()].map(
    (each): RegisteredProperty => {
      const [, street = each.address, house = ''] = /^(.*?)\s+(\d+\s*\w?)$/.exec(each.address) ?? []
      const { property_number: farm, holding_number: holding, lease_number: lease, section_number: section } = each
      return {
        registerId: each.registerId,
        municipality: each.municipality,
        place: each.city,
        cadastral: farm === null ? null : [farm, holding ?? 0, lease ?? 0, section ?? 0],
        share: each.organisation_number === null ? '' : `${each.organisation_number}/${each.share_number ?? 0}`,
        street,
        house,
        postcode: each.postcode,
        city: each.city,
      }
    },
  ),
  ...synthetic.split('\n').map(readSynthetic),
]

import {
  pdfCatalog,
  deflatedSpaces,
  onePage,
  onePicture,
  pdfPageTree,
  pdfOf,
  stream,
  streamedPdf,
  deflatedTwice,
} from './test-hostile-file'

/**
 * `count` objects, each of which names the next one, and a last object. Their numbers begin with
 * `first`.
 */
const chain = (first: number, count: number, link: (next: number) => string, last = '1'): string[] => [
  ...Array.from({ length: count }, (_, index) => link(first + index + 1)),
  last,
]
const nested = (open: string, close: string, times: number, inside = '') =>
  `${open.repeat(times)}${inside}${close.repeat(times)}`
const form = (resources: string) => `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<<${resources}>>>>`
const leaf = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'
const rc4 = '/Filter/Standard/V 1/R 2/Length 40/P -1'
const thirtyTwo = '(xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx)'
const contained = new Map<number, string | Buffer>([
  [2, pdfPageTree],
  [3, leaf],
])
/** A stream of objects (number 5) that contains the catalog. */
const inStream = (entries: string) =>
  streamedPdf(
    new Map<number, string | Buffer>([...contained, [5, stream(`1 0 ${pdfCatalog}`, `/Type/ObjStm${entries}`)]]),
    new Map([[1, [2, 5, 0] as const]]),
  )

/**
 * PDF files that somebody could make to harm the program that opens them. They are valid by their first bytes, and none
 * is larger than an upload may be. Those that are known to end a process of today's compiler come first.
 */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  'a table that names itself as the one before': () => onePage({ trailer: (table) => `/Prev ${table}` }),
  'a table that names itself as the one beside': () => onePage({ trailer: (table) => `/XRefStm ${table}` }),
  'a stream of objects that lies in itself': () =>
    streamedPdf(
      contained,
      new Map([
        [1, [2, 5, 0]],
        [5, [2, 5, 0]],
      ]),
    ),
  'streams of objects that lie in each other': () =>
    streamedPdf(
      contained,
      new Map([
        [1, [2, 5, 0]],
        [5, [2, 6, 0]],
        [6, [2, 5, 0]],
      ]),
    ),
  'a tree of pages whose branches meet again and again': () =>
    pdfOf([
      pdfCatalog,
      ...Array.from({ length: 18 }, (_, index) => `<</Type/Pages/Kids[${`${index + 3} 0 R `.repeat(10)}]/Count 1>>`),
      leaf,
    ]),
  'a tree of pages of 30,000 levels': () =>
    pdfOf([pdfCatalog, ...chain(2, 30_000, (next) => `<</Type/Pages/Kids[${next} 0 R]/Count 1>>`, leaf)]),
  'a tree of pages written into itself 20,000 times': () =>
    pdfOf([pdfCatalog, `<</Type/Pages/Kids[${nested('<</Type/Pages/Kids[', ']>>', 20_000, '3 0 R')}]/Count 1>>`, leaf]),
  '100,000 arrays in each other': () => onePage({ page: `/Resources<</X ${nested('[', ']', 100_000)}>>` }),
  '100,000 dictionaries in each other': () =>
    onePage({ page: `/Resources<</X ${nested('<</A ', '>>', 100_000, '1')}>>` }),
  'a page named 800,000 times': () =>
    pdfOf([pdfCatalog, `<</Type/Pages/Kids[${'3 0 R '.repeat(800_000)}]/Count 800000>>`, leaf]),
  'a gigabyte in 1 MB': () => onePage({ content: deflatedSpaces(1024), filter: '/Filter/FlateDecode' }),
  'eight gigabytes, compressed twice': () =>
    onePage({ content: deflatedTwice(deflatedSpaces(8192)), filter: '/Filter[/FlateDecode/FlateDecode]' }),
  'rows of two billion columns': () =>
    onePage({
      content: deflatedTwice(Buffer.alloc(100)),
      filter:
        '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2147483647/Colors 2147483647/BitsPerComponent 16>>',
    }),

  'a tree of pages that is its own child': () => pdfOf([pdfCatalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
  'pages that are each other’s children': () =>
    pdfOf([pdfCatalog, pdfPageTree, '<</Type/Pages/Parent 2 0 R/Kids[2 0 R 3 0 R]/Count 1>>']),
  'a page that is its own parent': () =>
    pdfOf([pdfCatalog, pdfPageTree, '<</Type/Page/Parent 3 0 R/Contents 4 0 R>>', stream('')]),
  'a catalog that is its own pages': () => pdfOf(['<</Type/Catalog/Pages 1 0 R>>']),
  'a root that refers to itself': () => pdfOf(['1 0 R']),
  'children in 20,000 arrays': () =>
    pdfOf([pdfCatalog, `<</Type/Pages/Kids${nested('[', ']', 20_000, '3 0 R')}/Count 1>>`, leaf]),
  '10,000 pages': () =>
    pdfOf([
      pdfCatalog,
      `<</Type/Pages/Kids[${Array.from({ length: 10_000 }, (_, index) => `${index + 3} 0 R`).join(' ')}]/Count 10000>>`,
      ...Array.from({ length: 10_000 }, () => leaf),
    ]),
  'two billion pages, by its own word': () => pdfOf([pdfCatalog, '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>', leaf]),
  'fewer than no pages': () => pdfOf([pdfCatalog, '<</Type/Pages/Kids[3 0 R]/Count -5>>', leaf]),
  'outlines, names and tags that name each other': () =>
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R/Names 4 0 R/Dests 4 0 R/StructTreeRoot 4 0 R/OCProperties 4 0 R/Metadata 4 0 R>>',
      pdfPageTree,
      leaf,
      '<</First 4 0 R/Last 4 0 R/Next 4 0 R/Prev 4 0 R/Parent 4 0 R/Kids[4 0 R]/K[4 0 R]/Names[4 0 R]/OCGs[4 0 R]/D 4 0 R>>',
    ]),
  'references that go round': () => onePage({ page: '/Resources 5 0 R', more: ['6 0 R', '5 0 R'] }),
  'a reference of 50,000 steps': () =>
    onePage({ page: '/Resources<</X 5 0 R>>', more: chain(5, 50_000, (next) => `${next} 0 R`) }),
  'resources that hold the page': () => onePage({ page: '/Resources<</XObject<</A 3 0 R/B 1 0 R/C 2 0 R>>>>' }),
  'content that holds itself': () =>
    pdfOf([pdfCatalog, pdfPageTree, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>', '[4 0 R 4 0 R]']),
  'a form that draws itself': () =>
    onePage({
      content: '/F Do',
      page: '/Resources<</XObject<</F 5 0 R>>>>',
      more: [stream('/F Do '.repeat(50), form('/F 5 0 R'))],
    }),
  'forms that double themselves 40 times': () =>
    onePage({
      content: '/F Do',
      page: '/Resources<</XObject<</F 5 0 R>>>>',
      more: [
        ...Array.from({ length: 40 }, (_, index) => stream('/F Do /F Do', form(`/F ${index + 6} 0 R`))),
        stream('9 9 m 9 0 l S', form('')),
      ],
    }),
  'a pattern that paints with itself': () =>
    onePage({
      content: '/Pattern cs /P scn 0 0 99 99 re f',
      page: '/Resources<</Pattern<</P 5 0 R>>>>',
      more: [
        stream(
          '/Pattern cs /P scn 0 0 9 9 re f',
          '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 0.000001/YStep 0.000001/Resources<</Pattern<</P 5 0 R>>>>',
        ),
      ],
    }),
  'a mask that masks itself': () =>
    onePicture('/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 5 0 R/Mask 5 0 R', '\0\0\0'),
  'a colour space of itself': () =>
    onePicture('/Width 1/Height 1/BitsPerComponent 8/ColorSpace[/Indexed 5 0 R 255 5 0 R]', '\0'),
  'functions of functions of themselves': () =>
    onePage({
      content: '/S sh',
      page: '/Resources<</Shading<</S<</ShadingType 1/ColorSpace/DeviceRGB/Function 5 0 R>>>>>>',
      more: ['<</FunctionType 3/Domain[0 1]/Functions[5 0 R 5 0 R]/Bounds[0.5]/Encode[0 1 0 1]>>'],
    }),
  'an annotation that looks like itself': () =>
    onePage({
      page: '/Annots[5 0 R]',
      more: [
        '<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N 6 0 R>>/P 3 0 R/Popup 5 0 R>>',
        stream('/F Do', form('/F 6 0 R')),
      ],
    }),
  'script that runs at the opening': () =>
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(for\\(;;\\)app.alert\\(1\\))>>/AA<</WC<</S/Launch/F(cmd.exe)>>>>>>',
      pdfPageTree,
      leaf,
    ]),

  'a stream as long as itself': () =>
    pdfOf([
      pdfCatalog,
      pdfPageTree,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
      '<</Length 4 0 R>>stream\nabc\nendstream',
    ]),
  'a stream of fewer than no bytes': () =>
    pdfOf([
      pdfCatalog,
      pdfPageTree,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
      '<</Length -99999999999>>stream\nabc\nendstream',
    ]),
  'a stream that is its own filter': () =>
    pdfOf([
      pdfCatalog,
      pdfPageTree,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>',
      '<</Filter 4 0 R/DecodeParms 4 0 R/Length 3>>stream\nabc\nendstream',
    ]),
  '20,000 filters': () => onePage({ filter: `/Filter[${'/FlateDecode '.repeat(20_000)}]` }),
  'filters that don’t fit': () =>
    onePage({ content: '~>>>>', filter: '/Filter[/ASCIIHexDecode/ASCII85Decode/RunLengthDecode/LZWDecode]' }),
  'a stream of objects without an end': () => inStream('/N 2147483647/First 4'),
  'a stream of fewer than no objects': () => inStream('/N -1/First -9'),
  'a stream of objects that extends itself': () => inStream('/N 1/First 4/Extends 5 0 R'),
  'a stream of objects whose number lies in it': () => inStream('/N 1 0 R/First 1 0 R/Filter 1 0 R'),
  'a table of enormous columns': () =>
    streamedPdf(new Map([...contained, [1, pdfCatalog]]), new Map(), '/W[1 4294967295 2]'),
  'a table of columns without width': () =>
    streamedPdf(new Map([...contained, [1, pdfCatalog]]), new Map(), '/W[0 0 0]'),
  'a table of two billion rows': () =>
    streamedPdf(new Map([...contained, [1, pdfCatalog]]), new Map(), `/W[1 4 2]/Index[${'0 2147483647 '.repeat(50)}]`),
  'a table that points nowhere': () =>
    Buffer.from(
      onePage()
        .toString('latin1')
        .replace(/\d{10} 00000 n/g, '9999999999 00000 n'),
      'latin1',
    ),
  'a table that points at the wrong objects': () =>
    Buffer.from(
      onePage()
        .toString('latin1')
        .replace(/\d{10} 00000 n/g, '0000000015 00000 n'),
      'latin1',
    ),

  'a page of 10^38 points': () => onePage({ box: '[0 0 1e38 99999999999999999999999999999999999999]' }),
  'a page of no size': () => onePage({ box: '[5 5 5 5]' }),
  'a page of no numbers': () => onePage({ box: '[nan inf (a) /b]' }),
  'a page whose size is itself': () => onePage({ box: ' 5 0 R', more: ['[5 0 R 5 0 R 5 0 R 5 0 R]'] }),
  'a page that is turned two billion times': () =>
    onePage({ page: '/Rotate 2147483640/UserUnit 1e30/CropBox[900 900 -900 -900]' }),
  'a picture of four billion pixels each way': () =>
    onePicture('/Width 4294967295/Height 4294967295/BitsPerComponent 16/ColorSpace/DeviceCMYK'),
  'a picture in JBIG2 of 65,535 pixels each way': () =>
    onePicture(
      '/Width 65535/Height 65535/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
      Buffer.from('0000000030000100000013ffffffffffffffff000000000000000000000000', 'hex'),
    ),
  'a picture in JPEG 2000 that is cut off': () =>
    onePicture('/Filter/JPXDecode', Buffer.from('0000000c6a5020200d0a870a0000001466747970', 'hex')),
  'a fax of two billion columns': () =>
    onePicture(
      '/Width 65535/Height 65535/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 2147483647/Rows 2147483647>>',
      Buffer.alloc(50, 0xff),
    ),
  'a font of rubbish': () =>
    onePage({
      content: 'BT /F 9 Tf (abc) Tj ET',
      page: '/Resources<</Font<</F 5 0 R>>>>',
      more: [
        '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding 6 0 R/ToUnicode 6 0 R/DescendantFonts[7 0 R 5 0 R]>>',
        stream(
          '/CIDInit usecmap begincmap 1 begincodespacerange <00> <ffffffff> endcodespacerange 1 begincidrange <00000000> <ffffffff> 0 endcidrange',
          '/Type/CMap/UseCMap 6 0 R',
        ),
        '<</Type/Font/Subtype/CIDFontType2/BaseFont/X/FontDescriptor<</FontFile2 8 0 R>>/W[0 2147483647 1]>>',
        stream(Buffer.alloc(5000, 0xff)),
      ],
    }),
  '100,000 saved states': () => onePage({ content: 'q '.repeat(100_000) }),
  '50,000 open dictionaries in the content': () => onePage({ content: `/A ${'<</C '.repeat(50_000)}` }),

  'one that needs a password': () =>
    onePage({
      trailer: '/Encrypt 5 0 R/ID[(0123456789abcdef)(0123456789abcdef)]',
      more: [`<<${rc4}/O${thirtyTwo}/U${thirtyTwo}>>`],
    }),
  'one that is its own key': () =>
    onePage({
      trailer: '/Encrypt 5 0 R/ID 5 0 R',
      more: [
        '<</Filter/Standard/V 5/R 6/Length 256/O 5 0 R/U 5 0 R/OE 5 0 R/UE 5 0 R/CF 5 0 R/StmF/StdCF/StrF/StdCF>>',
      ],
    }),
  'a key of two billion bits': () =>
    onePage({
      trailer: '/Encrypt 5 0 R/ID[(a)(b)]',
      more: [`<</Filter/Standard/V 2/R 3/Length 2147483647/P -1/O${thirtyTwo}/U${thirtyTwo}>>`],
    }),
  'nothing but the first bytes': () => Buffer.from('%PDF-1.7'),
  'one that is cut off': () => onePage().subarray(0, 200),
  'a megabyte of zeros': () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_000_000)]),
  '200,000 beginnings of objects': () => Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(200_000)}`),
  '100,000 places of the table': () => Buffer.from(`%PDF-1.7\n${'startxref 9 '.repeat(100_000)}`),
  'no table, and 8,000 open dictionaries': () =>
    Buffer.from(`%PDF-1.7\n1 0 obj${pdfCatalog}endobj 2 0 obj ${'<</A '.repeat(8000)}`),
  'a web page behind the first bytes': () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>alert(document.domain)</script>\n'), onePage()]),
}

/**
 * A file that takes minutes to read. For each of its streams, the compiler searches the rest of the file for the
 * stream's end.
 */
export const endlessPdf = (): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj${pdfCatalog}endobj ${'2 0 obj <</Length 9>>stream\n'.repeat(150_000)}`)

/** The files that each end a process of today's compiler. */
export const harmfulPdfs = Object.keys(hostilePdfs).slice(0, 13)

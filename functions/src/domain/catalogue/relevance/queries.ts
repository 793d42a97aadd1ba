/** What a query puts to the test. */
export type Difficulty =
  | 'words'
  | 'prefix'
  | 'typo'
  | 'accent'
  | 'punctuation'
  | 'script'
  | 'substring'
  | 'tag'
  | 'channel'
  | 'long'
  | 'metacharacter';

export interface RelevanceCase {
  query: string;
  /** The titles (see corpus.tsv) that somebody who types this wants to see among the first five. */
  wanted: string[];
}

const guitarDays = ['Learn guitar in 10 days - day 1', 'Learn guitar in 10 days - day 2'];
const sourdough = ['Perfect sourdough bread for beginners', 'Sourdough starter from scratch, day by day'];
const cplusplus = 'C++ move semantics in twenty minutes';
const lofi = 'lo-fi beats to study and relax to';
const spiderMan = 'Spider-Man animation breakdown';
const ramenAtHome = '本格ラーメンを家で作る';
const borscht = 'Как приготовить борщ';

/** Queries by difficulty, written before the ranking they judge. */
export const relevanceCases: Record<Difficulty, RelevanceCase[]> = {
  words: [
    { query: 'sourdough', wanted: sourdough },
    { query: 'Black Holes', wanted: ['Black holes: what falls in'] },
    { query: 'ramen', wanted: ['Tonkotsu ramen broth in 12 hours', 'Shoyu ramen for a weeknight'] },
    {
      query: 'guitar beginners',
      wanted: ['Fingerpicking guitar for absolute beginners', ...guitarDays],
    },
    { query: 'carbonara recipe', wanted: ['Spaghetti carbonara: no cream, ever'] },
    {
      query: 'chess',
      wanted: [
        'Chess openings: the Sicilian Defence',
        'Blindfold chess against ten opponents',
        "Bobby Fischer's game of the century",
        'Endgames you must know: rook and pawn',
        'Minecraft: a redstone computer that plays chess',
      ],
    },
    { query: 'rust async', wanted: ['Async Rust: what a future really is'] },
    { query: 'night train', wanted: ['Night train Paris - Nice, cabin tour'] },
    { query: 'running marathons', wanted: ['Running a marathon after 60'] },
    { query: 'transistor', wanted: ['How transistors work'] },
    { query: 'yoga in the morning', wanted: ['Morning yoga in ten minutes'] },
    { query: 'knife sharpen', wanted: ['Knife sharpening on a whetstone'] },
    { query: 'why is pluto no planet', wanted: ['Why is Pluto not a planet?'] },
  ],
  prefix: [
    { query: 'carbo', wanted: ['Spaghetti carbonara: no cream, ever'] },
    { query: 'learn gui', wanted: guitarDays },
    { query: 'tirami', wanted: ['Tiramisù that holds its shape'] },
    { query: 'how to photog', wanted: ['How to photograph the Milky Way'] },
    {
      query: 'skateb',
      wanted: [
        'Skateboarding: the ollie in one afternoon',
        'Kickflip in slow motion, frame by frame',
        'Bowl session at Venice Beach',
      ],
    },
    { query: 'shink', wanted: ['Shinkansen etiquette and ekiben'] },
    { query: 'fall of const', wanted: ['The fall of Constantinople, hour by hour'] },
    { query: 'rub', wanted: ["Rubik's Cube: solve it in 20 moves"] },
    { query: 'kettl', wanted: ['Kettlebell swings explained'] },
  ],
  typo: [
    { query: 'spagetti carbonara', wanted: ['Spaghetti carbonara: no cream, ever'] },
    { query: 'sourdogh', wanted: sourdough },
    { query: 'gutar chords', wanted: ['Barre chords that finally ring'] },
    { query: 'pyhton in one hour', wanted: ['Python in one hour, no experience needed'] },
    { query: 'octopsu', wanted: ['Octopus opens a jar'] },
    { query: 'volcno', wanted: ['Volcano Fagradalsfjall: lava up close'] },
    { query: 'capibara', wanted: ['Capybara spa day with oranges'] },
    { query: 'minecaft', wanted: ['Minecraft: a redstone computer that plays chess'] },
    { query: 'mediation body scan', wanted: ['Body scan meditation, 20 minutes'] },
    { query: 'constantinopel', wanted: ['The fall of Constantinople, hour by hour'] },
    { query: 'kingfsher', wanted: ['Kingfisher dive in slow motion'] },
    { query: 'miyasaki', wanted: ['Miyazaki and the art of nothing happening'] },
    { query: 'raspbery pi', wanted: ['Raspberry Pi weather station'] },
    { query: 'crochett granny', wanted: ['Crochet granny square, slowly'] },
    { query: 'shinkanzen', wanted: ['Shinkansen etiquette and ekiben'] },
    { query: 'пелмени', wanted: ['Пельмени по-сибирски'] },
  ],
  accent: [
    { query: 'creme brulee', wanted: ['Crème brûlée without a torch'] },
    { query: 'CRÈME BRÛLÉE', wanted: ['Crème brûlée without a torch'] },
    { query: 'tiramisu', wanted: ['Tiramisù that holds its shape'] },
    { query: 'pho bo ha noi', wanted: ['Phở bò Hà Nội: beef noodle soup'] },
    { query: 'beyonce', wanted: ['Beyoncé choreography tutorial: step by step'] },
    { query: 'sao paulo', wanted: ['São Paulo street food tour'] },
    { query: 'reykjavik', wanted: ['Reykjavík on a budget'] },
    { query: 'godel', wanted: ["Gödel's incompleteness in ten minutes"] },
    { query: 'fur elise', wanted: ['Für Elise: the whole piece, not only the start'] },
    { query: 'mobius', wanted: ['Möbius strip magic tricks'] },
    { query: 'pokemon', wanted: ['Pokémon Red with only a Magikarp'] },
    { query: 'alesund', wanted: ['Ålesund from the 418 steps'] },
    { query: 'smorrebrod', wanted: ['Smørrebrød på tre måder'] },
    { query: 'lodz', wanted: ['Łódź z lotu ptaka'] },
    { query: 'strassenmusik koln', wanted: ['Straßenmusik in Köln: Gänsehaut pur'] },
    { query: 'kasespatzle', wanted: ['Käsespätzle wie im Allgäu'] },
    { query: 'ISTANBUL', wanted: ['İstanbul sokak lezzetleri'] },
    { query: 'bárre chórds', wanted: ['Barre chords that finally ring'] },
  ],
  punctuation: [
    { query: 'lofi', wanted: [lofi] },
    { query: 'lo fi beats', wanted: [lofi] },
    { query: 'spiderman', wanted: [spiderMan] },
    { query: 'spider man', wanted: [spiderMan] },
    { query: 'rubiks cube', wanted: ["Rubik's Cube: solve it in 20 moves"] },
    { query: 'nodejs streams', wanted: ['Node.js streams, visually'] },
    { query: 'usb c', wanted: ['USB-C explained: one plug, nine cables'] },
    { query: 'dday', wanted: ['D-Day: the weather forecast that decided it'] },
    { query: 'women’s champions league', wanted: ["Women's Champions League final highlights"] },
    { query: 'hiphop', wanted: ['Hip hop instrumentals from the basement'] },
    { query: 'oignon', wanted: ["Soupe à l'oignon gratinée"] },
    { query: 'ebike', wanted: ['Fixing an e-bike battery safely'] },
    { query: 'drum and bass', wanted: ['Drum & bass warm-up mix #14'] },
    { query: '"clair de lune"', wanted: ['Clair de lune (Debussy), full performance'] },
    { query: '#sashiko', wanted: ['Mending jeans with sashiko stitching'] },
    { query: 'eulers identity', wanted: ["Euler's identity: e^(iπ) + 1 = 0"] },
  ],
  script: [
    { query: '東京', wanted: ['東京の夜を歩く'] },
    { query: '紅葉', wanted: ['京都の紅葉と静かな寺'] },
    { query: '猫', wanted: ['猫カフェの一日', '子猫が初めてお風呂に入る'] },
    { query: 'ラーメン', wanted: [ramenAtHome] },
    { query: 'らーめん', wanted: [ramenAtHome] },
    { query: 'ﾗｰﾒﾝ', wanted: [ramenAtHome] },
    { query: 'ギター 初心者', wanted: ['初心者のためのギター入門'] },
    { query: '白川郷へ電車', wanted: ['雪の白川郷へ電車で行く'] },
    { query: '火锅', wanted: ['成都火锅探店'] },
    { query: '中文', wanted: ['学习中文的五个方法'] },
    { query: '拉面', wanted: ['手工拉面制作全过程'] },
    { query: '김치찌개', wanted: ['김치찌개 맛있게 끓이는 법'] },
    { query: '떡볶', wanted: ['떡볶이 만들기'] },
    { query: '야경', wanted: ['서울 야경 드라이브'] },
    { query: 'حمص', wanted: ['طريقة عمل الحمص'] },
    { query: 'كُنَافَة', wanted: ['كنافة نابلسية في البيت'] },
    { query: 'القاهره', wanted: ['جولة في القاهرة القديمة'] },
    { query: 'اللغة العربية', wanted: ['تعليم اللغة العربية للمبتدئين'] },
    { query: 'борщ', wanted: [borscht] },
    { query: 'БОРЩ', wanted: [borscht] },
    { query: 'елочные игрушки', wanted: ['Ёлочные игрушки своими руками'] },
    { query: 'гитара', wanted: ['Уроки игры на гитаре для начинающих'] },
    { query: 'μουσακα', wanted: ['Πώς να φτιάξετε μουσακά'] },
    { query: 'חומוס', wanted: ['איך להכין חומוס'] },
    { query: 'पनीर', wanted: ['घर पर पनीर बनाएं'] },
    { query: 'ต้มยำ', wanted: ['ต้มยำกุ้งสูตรต้นตำรับ'] },
    { query: 'เชียงใหม่', wanted: ['เที่ยวเชียงใหม่สามวัน'] },
  ],
  substring: [
    { query: 'dough', wanted: [...sourdough, 'Pizza napoletana in a home oven'] },
    { query: 'scraper', wanted: ['How skyscrapers stand in the wind'] },
    { query: 'flip', wanted: ['Kickflip in slow motion, frame by frame'] },
    { query: 'fisher', wanted: ['Kingfisher dive in slow motion', "Bobby Fischer's game of the century"] },
    { query: 'ythera', wanted: ['The Antikythera mechanism rebuilt'] },
    { query: 'ulder', wanted: ['Bouldering for beginners: footwork', 'Pulled pork shoulder overnight'] },
    { query: 'tochondri', wanted: ['Mitochondria: more than a powerhouse'] },
    { query: 'uration', wanted: ['Starling murmuration at sunset'] },
    { query: 'ot about ca', wanted: ["Schrödinger's cat is not about cats"] },
    { query: '郷へ電', wanted: ['雪の白川郷へ電車で行く'] },
    { query: 'ельме', wanted: ['Пельмени по-сибирски'] },
  ],
  tag: [
    { query: 'astrophotography', wanted: ['How to photograph the Milky Way'] },
    { query: 'visible mending', wanted: ['Mending jeans with sashiko stitching'] },
    { query: 'jwst', wanted: ["James Webb's first deep field, explained"] },
    { query: 'inverted index', wanted: ['Build a search engine in 200 lines'] },
    { query: 'machine learning', wanted: ['Neural networks from the ground up'] },
    { query: 'wildlife', wanted: ['Red fox at dawn, Black Forest', 'Humpback whales off Húsavík, Iceland'] },
  ],
  channel: [
    {
      query: 'sixty four',
      wanted: [
        'Chess openings: the Sicilian Defence',
        'Blindfold chess against ten opponents',
        "Bobby Fischer's game of the century",
        'Endgames you must know: rook and pawn',
      ],
    },
    {
      query: 'nonnas table',
      wanted: [
        'Spaghetti carbonara: no cream, ever',
        'Fresh pasta by hand in 30 minutes',
        'Cacio e pepe, three ingredients',
        'Tiramisù that holds its shape',
        "Gnocchi from yesterday's potatoes",
        'Risotto alla milanese with saffron',
        'Pizza napoletana in a home oven',
      ],
    },
    {
      query: 'curb cut',
      wanted: [
        'Skateboarding: the ollie in one afternoon',
        'Kickflip in slow motion, frame by frame',
        'Downhill longboard: Swiss Alps, one take',
        'Bowl session at Venice Beach',
      ],
    },
    { query: 'ねこ日和', wanted: ['猫カフェの一日', '子猫が初めてお風呂に入る'] },
    { query: 'Кухня у Оли борщ', wanted: [borscht] },
  ],
  long: [
    {
      query:
        'i am looking for that video where somebody explains how the vikings navigated the open ocean without any compass at all',
      wanted: ['How the Vikings navigated without a compass'],
    },
    {
      query:
        'my refrigerator is suddenly not cooling any more, what should i check first before i call someone for a repair',
      wanted: ['Refrigerator not cooling? Check this first'],
    },
    {
      query:
        'the triangle of exposure in photography, which I would like to have explained to me in only four minutes please',
      wanted: ['Exposure triangle in four minutes'],
    },
    {
      query: `${'very '.repeat(150)}slow nocturne by chopin`,
      wanted: ['Chopin Nocturne Op. 9 No. 2, slowly'],
    },
    {
      query: 'foley artists make the sound of footsteps in cellery and other vegetables for films',
      wanted: ['Foley artists: the sound of footsteps in celery'],
    },
  ],
  metacharacter: [
    { query: 'c++', wanted: [cplusplus] },
    { query: 'C++ (move', wanted: [cplusplus] },
    { query: 'c#', wanted: ['C# records and pattern matching'] },
    { query: '.*', wanted: ['Regular expressions: from .* to lookbehind'] },
    { query: 'SELECT *', wanted: ['Why is SELECT * slow? (SQL indexes)'] },
    { query: 'e^(iπ)', wanted: ["Euler's identity: e^(iπ) + 1 = 0"] },
    { query: '100%', wanted: ['100% juice? We tested twelve brands'] },
    { query: '[tonkotsu]', wanted: ['Tonkotsu ramen broth in 12 hours'] },
    { query: '^learn guitar$', wanted: guitarDays },
    { query: 'tyre (tire)', wanted: ['Change a bicycle tyre (tire) roadside'] },
    { query: 'spaghetti+carbonara', wanted: ['Spaghetti carbonara: no cream, ever'] },
    { query: 'antikythera/../mechanism?', wanted: ['The Antikythera mechanism rebuilt'] },
    { query: 'kimchi&jjigae=#', wanted: ['Kimchi jjigae: stew from old kimchi'] },
    { query: '25 €', wanted: ['Meal prep for a whole week under 25 €'] },
    { query: '0.999...', wanted: ['Why 0.999... = 1'] },
  ],
};

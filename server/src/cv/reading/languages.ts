const names: [string, string][] = [
  [
    "English",
    "english|englisch|anglais|inglés|ingles|inglese|inglês|engels|angielski|английский|英语|英文|英語|영어|אנגלית|الإنجليزية|الانجليزية|anglicky|engelska|engelsk|ingilizce",
  ],
  [
    "German",
    "german|deutsch|allemand|alemán|alemão|tedesco|duits|niemiecki|немецкий|德语|ドイツ語|독일어|גרמנית|الألمانية",
  ],
  [
    "French",
    "french|frenchman|französisch|français|francés|francês|francese|frans|francuski|французский|法语|フランス語|프랑스어|צרפתית|الفرنسية",
  ],
  [
    "Spanish",
    "spanish|spanisch|espagnol|español|espanol|castellano|spagnolo|espanhol|spaans|hiszpański|испанский|西班牙语|스페인어|ספרדית|الإسبانية",
  ],
  ["Italian", "italian|italienisch|italien|italiano|итальянский|włoski|איטלקית|意大利语"],
  ["Portuguese", "portuguese|portugiesisch|portugais|português|portugués|portoghese|португальский"],
  ["Russian", "russian|russisch|russe|ruso|russo|русский|rosyjski|רוסית|俄语|الروسية"],
  ["Ukrainian", "ukrainian|ukrainisch|українська|украинский|ukraiński|אוקראינית"],
  ["Belarusian", "belarusian|белорусский"],
  ["Hebrew", "hebrew|hebräisch|hébreu|иврит|עברית|العبرية"],
  ["Arabic", "arabic|arabisch|arabe|árabe|арабский|阿拉伯语|ערבית|العربية"],
  [
    "Chinese",
    "chinese|mandarin|cantonese|chinesisch|chinois|chino|cinese|китайский|中文|汉语|普通话|粤语|中国語|중국어|סינית|الصينية",
  ],
  ["Japanese", "japanese|japanisch|japonais|japonés|giapponese|японский|日本語|日语|일본어|יפנית"],
  ["Korean", "korean|koreanisch|coréen|корейский|한국어|韩语|韓国語"],
  ["Hindi", "hindi|हिन्दी"],
  ["Urdu", "urdu|اردو"],
  ["Bengali", "bengali|bangla"],
  ["Tamil", "tamil"],
  ["Telugu", "telugu"],
  ["Marathi", "marathi"],
  ["Gujarati", "gujarati"],
  ["Punjabi", "punjabi"],
  ["Kannada", "kannada"],
  ["Malayalam", "malayalam"],
  ["Turkish", "turkish|türkisch|türkçe|turc|turco|турецкий"],
  ["Persian", "persian|farsi|dari|فارسی"],
  ["Polish", "polish|polnisch|polonais|polaco|polski|польский"],
  ["Czech", "czech|tschechisch|čeština|чешский"],
  ["Slovak", "slovak|slovenčina"],
  ["Hungarian", "hungarian|ungarisch|magyar"],
  ["Romanian", "romanian|rumänisch|română"],
  ["Bulgarian", "bulgarian|български|болгарский"],
  ["Serbian", "serbian|српски|srpski"],
  ["Croatian", "croatian|hrvatski"],
  ["Greek", "greek|griechisch|ελληνικά|греческий"],
  ["Dutch", "dutch|niederländisch|nederlands|néerlandais|holandés|olandese"],
  ["Swedish", "swedish|schwedisch|svenska"],
  ["Norwegian", "norwegian|norsk"],
  ["Danish", "danish|dansk"],
  ["Finnish", "finnish|suomi"],
  ["Estonian", "estonian"],
  ["Latvian", "latvian"],
  ["Lithuanian", "lithuanian"],
  ["Georgian", "georgian|грузинский"],
  ["Armenian", "armenian|армянский"],
  ["Kazakh", "kazakh|казахский"],
  ["Vietnamese", "vietnamese|tiếng việt"],
  ["Thai", "thai"],
  ["Indonesian", "indonesian|bahasa(?: indonesia)?"],
  ["Malay", "malay"],
  ["Tagalog", "tagalog|filipino"],
  ["Swahili", "swahili"],
  ["Amharic", "amharic"],
  ["Yoruba", "yoruba"],
  ["Somali", "somali"],
  ["Creole", "creole|haitian creole"],
  ["Latin", "latin"],
  ["Esperanto", "esperanto"],
  ["Sign language", "sign language|american sign language|asl"],
];
const patterns = names.map(
  ([name, words]) => [name, new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu")] as const,
);
const spoken =
  /\b(?:fluent|fluency|native|bilingual|trilingual|multilingual|speak(?:s|ing)?|spoken|mother tongue|proficien\w+|conversational|intermediate|beginner|elementary|advanced|basic|c2|c1|b2|b1|a2|a1|read(?:ing)?(?:,| and) writ\w+|languages?|verhandlungssicher|muttersprache|fließend|courant|langue maternelle|nativo|madrelingua|fluente|языки|родной|свободно)\b|родн|свобод|母语|流利|שפת אם|رוטטת|اللغة الأم/iu;

const inText = (text: string) => patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** Where a section or a label names languages, all of it counts; elsewhere only beside a word on how well. */
export function languagesIn(sectionTexts: string[], otherTexts: string[]): string[] {
  const found = new Set<string>();
  for (const text of sectionTexts) for (const name of inText(text)) found.add(name);
  for (const text of otherTexts) {
    const sentences = text.split(/[.;\n•]/);
    for (const sentence of sentences) {
      if (
        !spoken.test(sentence) ||
        /\b(?:teach|taught|teacher|literature|programming|major|minor|class|course|studies|department|degree|market|restaurant|cuisine)/i.test(
          sentence,
        )
      )
        continue;
      for (const name of inText(sentence)) found.add(name);
    }
  }
  return [...found];
}

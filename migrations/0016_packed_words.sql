-- Already compressed: compressing it again would block the embedded database's thread for 20 ms.
ALTER TABLE "board_words" ALTER COLUMN "words" SET STORAGE EXTERNAL;

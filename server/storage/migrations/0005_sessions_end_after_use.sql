DROP INDEX "sessions_previous";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "token_from";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "previous_hash";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "previous_until";